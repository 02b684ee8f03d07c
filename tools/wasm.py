"""Compiles what the page needs of the kernel to WebAssembly: `make wasm`, after a change of what it is made of.

The compiler is the one of `make cross`. What it makes is kept in the repository, with a stamp of the sources, so that
nobody else needs it: a test compares the stamp with the sources.
"""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
NATIVE = ROOT / "native"
KERNEL = ROOT / "web" / "src" / "lib" / "kernel" / "kernel.wasm"
STAMP = KERNEL.with_suffix(".sources")
"""The hash of the sources of which the kernel was made."""
SOURCES = (
    *("wasm/kernel", "table_groups", "table_layout", "table_prices", "table_search", "table_track"),
    *("hand_solver", "run_table", "single_pack", "sweep", "track"),
)
EXPORTS = ("kernel_buffer", "kernel_table", "kernel_hand")
COMPILER = ("c++", "-target", "wasm32-wasi", "-mexec-model=reactor", "-std=c++20", "-O3", "-s", "-Wall", "-Wextra")
_INCLUDE = re.compile(r'^#include "([^"]+)"', re.MULTILINE)


def made_of() -> list[Path]:
    """The sources, and every header that they include."""
    waiting, found = [NATIVE / f"{name}.cpp" for name in SOURCES], set[Path]()
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting += [NATIVE / name for name in _INCLUDE.findall(path.read_text(encoding="utf-8"))]
    return sorted(found)


def stamp() -> str:
    """The hash of the sources and of how they are compiled."""
    digest = hashlib.sha256(" ".join((*COMPILER, *EXPORTS)).encode())
    for path in made_of():
        digest.update(path.relative_to(NATIVE).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def main() -> int:
    """Compile it and write its stamp."""
    sources = [str(NATIVE / f"{name}.cpp") for name in SOURCES]
    exports = [f"-Wl,--export={name}" for name in EXPORTS]
    command = [sys.executable, "-m", "ziglang", *COMPILER, f"-I{NATIVE}", *exports, *sources, "-o", str(KERNEL)]
    subprocess.run(command, check=True)
    KERNEL.chmod(0o644)
    STAMP.write_text(f"{stamp()}\n", encoding="utf-8")
    print(f"Wrote {KERNEL.relative_to(ROOT)}, {KERNEL.stat().st_size:,} bytes.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
