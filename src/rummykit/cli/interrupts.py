"""Ctrl+C, also where Python would lose it."""

from __future__ import annotations

import _thread
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

SOON = 0.02
"""Seconds after which a Ctrl+C that could not be heard is heard."""
IMPORTS = "<frozen importlib._bootstrap>"


@contextmanager
def no_interrupt_lost() -> Iterator[None]:
    """Raise `KeyboardInterrupt` only where it reaches its caller; elsewhere, a moment later.

    Modules that are being imported may catch it or leave themselves half made, and one that comes while an object is
    done away with goes to `sys.unraisablehook`. A handler of SIGINT that is not Python's own stays.
    """
    hook, ours = sys.unraisablehook, signal.getsignal(signal.SIGINT) is signal.default_int_handler
    ours = ours and threading.current_thread() is threading.main_thread()

    def lost(raised: sys.UnraisableHookArgs) -> None:
        if isinstance(raised.exc_value, KeyboardInterrupt):
            _press_soon()
        else:
            hook(raised)

    sys.unraisablehook = lost
    if ours:
        signal.signal(signal.SIGINT, _pressed)
    try:
        yield
    finally:
        sys.unraisablehook = hook
        if ours:
            signal.signal(signal.SIGINT, signal.default_int_handler)


def _pressed(number: int, frame: FrameType | None) -> None:
    at = frame
    while at is not None:
        if at.f_code.co_filename == IMPORTS:
            return _press_soon()
        at = at.f_back
    signal.default_int_handler(number, frame)


def _press_soon() -> None:
    timer = threading.Timer(SOON, _press)
    timer.daemon = True
    timer.start()


def _press() -> None:
    """Ctrl+C for the main thread, which may be waiting for something."""
    if sys.platform == "win32":
        _thread.interrupt_main()
        return
    main = threading.main_thread().ident
    assert main is not None
    signal.pthread_kill(main, signal.SIGINT)
