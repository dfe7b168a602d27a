"""The parts of the library page: pictures, panels, the cards of the games and their shelf.

`library_page` combines them. Nothing here depends on a game: a `GameCard` has all facts about one.
"""
