"""Several servers that share a database: who is alive, and who has written what. docs/adr/0010-several-nodes.md."""
