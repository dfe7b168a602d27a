"""What the page of the library is made of: pictures, panels, the cards of the games and the shelf they stand on.

`library_page` puts it together. Nothing here knows a game: all that is shown of one is told by a `GameCard`.
"""
