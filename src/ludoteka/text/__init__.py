"""The texts of Ludoteka itself, in Fluent files by language; a room's words are in its own package."""
