"""The built page: its files from the package, hashed ones kept for ever, and index.html for every other address."""

from __future__ import annotations

import mimetypes
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from rummykit.server.wire.representation import Representation

FOLDER = Path(__file__).parents[1] / "page"
ASSETS = "assets/"
"""Vite puts a hash of the content into the names of what is in here; each text has its Brotli form beside it."""
BROTLI_SUFFIX = ".br"
WEIGHTS = Path(__file__).parents[2] / "camera" / "weights"
"""The networks that read photos. Packages have them here alone, and not among the assets, too."""
_WEIGHTS_ASSET = re.compile(rf"{ASSETS}(?P<name>[a-z-]+)-[\w-]{{8}}\.onnx")
_WORKER = "sw.js"
"""It names every asset of its build."""

NOT_BUILT = (
    "RummyKit is running, but its page has not been built.\n\n"
    "In a checkout, `make setup` builds it (Node.js is needed). The API answers at /api/games.\n"
)

_TEXT = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml")


@dataclass(frozen=True, slots=True, kw_only=True)
class PageFile:
    """A file as it is sent, and how long it is kept."""

    content: Representation
    cache_control: str


class StaticPage:
    """The files of a folder, read once and again when they change.

    `written_in` is what index.html gets in the place of other text.
    """

    def __init__(self, folder: Path = FOLDER, written_in: Mapping[bytes, Callable[[], bytes]] | None = None) -> None:
        self._folder = folder.resolve()
        self._files: dict[Path, tuple[int, PageFile]] = {}
        self._written_in = written_in or {}

    def find(self, path: str) -> PageFile | None:
        """The file at `path`, else index.html where a page of the app could be meant; None when there is neither."""
        name = path.lstrip("/")
        found = self._read(name) if name and not name.endswith(BROTLI_SUFFIX) else None
        if found is None and not name.startswith(ASSETS) and "." not in name.rpartition("/")[2]:
            found = self._read("index.html")
        return found

    @property
    def built(self) -> bool:
        """Whether there is a page at all."""
        return (self._folder / "index.html").is_file()

    def _read(self, name: str) -> PageFile | None:
        try:
            weights = self._weights(name)
            file = weights or (self._folder / name).resolve()
            changed = file.stat().st_mtime_ns
            if not (weights or file.is_relative_to(self._folder)) or not file.is_file():
                return None
        except (OSError, ValueError):
            return None
        known = self._files.get(file)
        if known is None or known[0] != changed:
            known = self._files[file] = changed, self._page_file(file)
        return known[1]

    def _weights(self, name: str) -> Path | None:
        """Where the weights are that this build of the page asks for by the name of an asset; None for other names."""
        asset = _WEIGHTS_ASSET.fullmatch(name)
        if asset is None or f'"/{name}"' not in (self._folder / _WORKER).read_text(encoding="utf-8"):
            return None
        return WEIGHTS / f"{asset['name']}.onnx"

    def _page_file(self, file: Path) -> PageFile:
        name = ASSETS + file.name if file.parent == WEIGHTS else file.relative_to(self._folder).as_posix()
        body = file.read_bytes()
        if name == "index.html":
            for text, instead in self._written_in.items():
                body = body.replace(text, instead())
        media_type = mimetypes.guess_type(name)[0] or "application/octet-stream"
        hashed = name.startswith(ASSETS)
        # Only where the name says what is inside: an older one may lie beside a file that was built anew.
        brotli = file.with_name(file.name + BROTLI_SUFFIX)
        return PageFile(
            content=Representation.of(
                body,
                media_type,
                brotli=brotli.read_bytes() if hashed and brotli.is_file() else None,
                pack=media_type.startswith(_TEXT),
            ),
            cache_control="public, max-age=31536000, immutable" if hashed else "no-cache",
        )
