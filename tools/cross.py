"""Does the kernel compile for systems that are not at hand? Every file of it, and nanobind, by clang with libc++.

`make cross` calls this. It does not link: the compiler would first build a C++ library for each system, and for Windows
Python's import library is needed as well. Nor can anything be run. The wheels of a release are linked and tried where
they belong.
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import nanobind

ROOT = Path(__file__).parents[1]
NANOBIND = Path(nanobind.include_dir()).parent
TARGETS = {
    "x86_64-linux-gnu": ["-fPIC"],
    "aarch64-linux-musl": ["-fPIC"],
    "aarch64-macos": [],
    "x86_64-macos": [],
    "x86_64-windows-gnu": ["-include", str(ROOT / "tools" / "pyconfig_windows.h")],
}
"""Systems, and what each needs to be compiled for."""
KERNEL = sorted(path for path in (ROOT / "native").rglob("*.cpp") if path.parent.name != "wasm")
COMPILER = [sys.executable, "-m", "ziglang", "c++"]
FLAGS = ["-std=c++20", "-O0", "-fvisibility=hidden", "-fno-strict-aliasing"]
STRICT = ["-Wall", "-Wextra", "-Werror"]
HEADERS = [
    ROOT / "native",
    NANOBIND / "include",
    NANOBIND / "ext" / "robin_map" / "include",
    Path(sysconfig.get_path("include")),
]


def compiled(target: str, source: Path, built: Path) -> Path:
    """The object file of a source for a target; raises `subprocess.CalledProcessError`."""
    made = built / f"{source.parent.name}_{source.stem}.o"
    ours = STRICT if source in KERNEL else []
    headers = [part for place in HEADERS for part in ("-isystem", str(place))]
    command = [*COMPILER, "-target", target, *FLAGS, *ours, *TARGETS[target], *headers, "-c", str(source)]
    subprocess.run([*command, "-o", str(made)], check=True)
    return made


def main() -> int:
    """Compile for every target; 1 if one fails."""
    sources = [*KERNEL, NANOBIND / "src" / "nb_combined.cpp"]
    failed = False
    for target in TARGETS:
        built = ROOT / "build" / "cross" / target
        built.mkdir(parents=True, exist_ok=True)
        try:
            with ThreadPoolExecutor(os.cpu_count()) as workers:
                objects = list(workers.map(lambda source, t=target, b=built: compiled(t, source, b), sources))
        except subprocess.CalledProcessError:
            print(f"{target}: failed")
            failed = True
        else:
            print(f"{target}: {len(objects)} files compiled", flush=True)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
