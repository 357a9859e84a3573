"""The words of the house itself, in Fluent files by language; a room's words are in its own package."""
