"""The built page: its files from the package, hashed ones kept for ever, and index.html for every other address."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "page"
ASSETS = "assets/"
"""Vite puts a hash of the content into the names of what is in here."""

NOT_BUILT = (
    "RummyKit is running, but its page has not been built.\n\n"
    "In a checkout, `make setup` builds it (Node.js is needed). The API answers at /api/games.\n"
)

_TEXT = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml")


@dataclass(frozen=True, slots=True, kw_only=True)
class PageFile:
    """A file as it is sent; `packed` is the same, gzipped, where that is worth it."""

    body: bytes
    packed: bytes | None
    media_type: str
    etag: str
    cache_control: str


class StaticPage:
    """The files of a folder, read once and again when they change."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder.resolve()
        self._files: dict[Path, tuple[int, PageFile]] = {}

    def find(self, path: str) -> PageFile | None:
        """The file at `path`, else index.html where a page of the app could be meant; None when there is neither."""
        name = path.lstrip("/")
        found = self._read(name) if name else None
        if found is None and not name.startswith(ASSETS) and "." not in name.rpartition("/")[2]:
            found = self._read("index.html")
        return found

    @property
    def built(self) -> bool:
        """Whether there is a page at all."""
        return (self._folder / "index.html").is_file()

    def _read(self, name: str) -> PageFile | None:
        try:
            file = (self._folder / name).resolve()
            changed = file.stat().st_mtime_ns
            if not file.is_relative_to(self._folder) or not file.is_file():
                return None
        except (OSError, ValueError):
            return None
        known = self._files.get(file)
        if known is None or known[0] != changed:
            known = self._files[file] = changed, _page_file(name, file.read_bytes())
        return known[1]


def _page_file(name: str, body: bytes) -> PageFile:
    media_type = mimetypes.guess_type(name)[0] or "application/octet-stream"
    packed = gzip.compress(body, mtime=0) if media_type.startswith(_TEXT) else None
    return PageFile(
        body=body,
        packed=packed,
        media_type=media_type,
        etag=f'"{hashlib.sha256(body).hexdigest()[:32]}"',
        cache_control="public, max-age=31536000, immutable" if name.startswith(ASSETS) else "no-cache",
    )
