"""What outlives the process: an append-only log per table, people, and the server's key. SQLite or PostgreSQL."""
