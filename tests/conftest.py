"""What holds for every test: nothing is loaded that the tests of this run do not need."""

from __future__ import annotations

import sys

import pytest


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Hypothesis's plugin imports all of Hypothesis, a second, to sum up tests that did not use it."""
    if "hypothesis" not in sys.modules:
        session.config.pluginmanager.unregister(name="hypothesispytest")
