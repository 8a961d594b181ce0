"""The web table: REST and WebSocket, thin over table and store."""
