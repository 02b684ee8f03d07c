"""How Alembic runs a migration here: on the connection it was handed, inside its transaction."""

from alembic import context

from rummykit.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
context.run_migrations()
