"""Something that many ask for again and again: its bytes, packed once, and the answer to a request for it."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Self

from litestar import Request, Response

BROTLI = "br"
GZIP = "gzip"
WORTH_PACKING = 1024
"""Bytes below which packing saves no packet."""


def best_coding(accepted: str, offered: Sequence[str]) -> str | None:
    """Which of the offered content codings an `Accept-Encoding` prefers; None for the bytes as they are.

    Of those it likes as well, the first offered one.
    """
    wanted: dict[str, float] = {}
    for part in accepted.lower().split(","):
        name, _, parameters = part.partition(";")
        key, _, value = parameters.partition("=")
        try:
            wanted[name.strip()] = float(value) if key.strip() == "q" else 1.0
        except ValueError:
            wanted[name.strip()] = 0.0
    liked = {coding: wanted.get(coding, wanted.get("*", 0.0)) for coding in offered}
    best = max(offered, key=lambda coding: liked[coding], default=None)
    return best if best is not None and liked[best] > 0 and liked[best] >= wanted.get("identity", 0.0) else None


@dataclass(frozen=True, slots=True, kw_only=True)
class Representation:
    """Bytes, the same in each content coding that is worth it, and the tag by which a browser knows them again."""

    body: bytes
    media_type: str
    tag: str
    packed: Mapping[str, bytes] = field(default_factory=lambda: MappingProxyType({}))

    @classmethod
    def of(cls, body: bytes, media_type: str, *, brotli: bytes | None = None, pack: bool = True) -> Self:
        """Of some bytes, gzipped here if they are to be packed, and beside them as Brotli if somebody has made that."""
        packed = {} if brotli is None else {BROTLI: brotli}
        if pack and len(body) >= WORTH_PACKING:
            packed[GZIP] = gzip.compress(body, 9, mtime=0)
        tag = hashlib.sha256(body).hexdigest()[:32]
        return cls(body=body, media_type=media_type, tag=tag, packed=MappingProxyType(packed))

    def answer(self, request: Request[Any, Any, Any], cache_control: str) -> Response[bytes]:
        """What a request for it gets: 304 where the browser has it, else the bytes in the encoding it prefers."""
        coding = best_coding(request.headers.get("accept-encoding", ""), tuple(self.packed))
        etag = f'"{self.tag}"' if coding is None else f'"{self.tag}-{coding}"'
        headers = {"Cache-Control": cache_control, "ETag": etag}
        if self.packed:
            headers["Vary"] = "Accept-Encoding"
        if self._is_known(request.headers.get("if-none-match", "")):
            return Response(b"", status_code=304, headers=headers)
        if coding is not None:
            headers["Content-Encoding"] = coding
        body = self.body if coding is None else self.packed[coding]
        return Response(body, media_type=self.media_type, headers=headers)

    def _is_known(self, if_none_match: str) -> bool:
        """Whether a browser says that it has these bytes, in whichever coding; a proxy may have made its tag weak."""
        known = (tag.strip().removeprefix("W/").strip('"').partition("-")[0] for tag in if_none_match.split(","))
        return if_none_match.strip() == "*" or self.tag in known
