"""Addresses of services as people may see them: without the passwords in them."""

from __future__ import annotations

import re

# Up to the last @, for a password may have one that nobody has quoted.
_USER = re.compile(r"(://[^:/?#@\s]*:)(\S*)(@)")
_PARAMETER = re.compile(r"(?i)([?&][^=&\s]*(?:pass|secret|token)[^=&\s]*=)[^&\s]*")


def masked(text: str) -> str:
    """A text in which every password of an address is ***."""
    return _PARAMETER.sub(r"\1***", _USER.sub(r"\1***\3", text))
