"""Alembic's way in: the store hands over a connection."""

from alembic import context

from brigand.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
