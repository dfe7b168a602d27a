"""The words: messages by id, in every language, read from translations/. Knows no Qt."""
