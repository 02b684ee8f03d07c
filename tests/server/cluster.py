"""Two servers on a PostgreSQL and a Redis of their own, until Ctrl+C or until both have ended: `make cluster`."""

from __future__ import annotations

import os
import secrets
import subprocess
import sys
import tempfile
from contextlib import ExitStack, suppress
from pathlib import Path

from tests.server.process import COMMAND
from tests.server.services import ServiceMissing, postgres, redis

PORTS = (8001, 8002)


def main() -> int:
    """Start everything, wait, stop everything; the exit status."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="rummykit-cluster-")))
        folder.chmod(0o755)
        (folder / "postgres").mkdir()
        try:
            db = stack.enter_context(postgres(folder / "postgres")).new_database("rummykit")
            bus = stack.enter_context(redis(folder))
        except ServiceMissing as missing:
            print(missing, file=sys.stderr)
            return 1
        key = secrets.token_hex(32)
        print(f"PostgreSQL is at {db}, Redis at {bus}; all of it is thrown away at the end.", flush=True)
        # Passwords and keys stand in the environment: everybody on a machine can read command lines.
        environment = os.environ | {"RUMMYKIT_DB": db, "RUMMYKIT_BUS": bus, "RUMMYKIT_BUS_KEY": key}
        servers = [
            stack.enter_context(subprocess.Popen([*COMMAND, "--port", str(port)], env=environment)) for port in PORTS
        ]
        # One may be killed to see the other go on.
        with suppress(KeyboardInterrupt):
            for server in servers:
                server.wait()
        for server in servers:
            server.terminate()
        for server in servers:
            with suppress(KeyboardInterrupt):
                server.wait()
    return 0


if __name__ == "__main__":
    sys.exit(main())
