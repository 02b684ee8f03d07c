"""The description of the API is kept to, whatever is asked."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

REQUESTS = Path(__file__).with_name("requests_as_described.py")


def test_every_request_that_can_be_made_of_the_description_is_answered_in_order() -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", str(REQUESTS)]
    asked = subprocess.run(command, capture_output=True, text=True)
    assert asked.returncode == 0, asked.stdout + asked.stderr
