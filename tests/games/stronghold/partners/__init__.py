"""Three and four at the table: rules, sections 10 and 11, and their rulings."""
