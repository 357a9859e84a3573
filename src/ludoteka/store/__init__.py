"""The log of every table, stored in SQL: SQLite in the user's data folder, or PostgreSQL."""

from .folder import data_folder
from .sql import SqlStore, open_store

__all__ = ["SqlStore", "data_folder", "open_store"]
