"""What Lighthouse says of the page on a phone; `npm ci --ignore-scripts` in bench/lighthouse installs it first."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, sync_playwright

from bench.load.hosts import rummykit
from bench.page import FLAGS
from bench.table import progress, show

LIGHTHOUSE = Path(__file__).parent / "lighthouse" / "node_modules" / "lighthouse" / "cli" / "index.js"
CATEGORIES = ("performance", "accessibility", "best-practices")
PATIENCE = 240.0
"""Seconds for one page."""


def main() -> None:
    """Prints the figures of home and of a table of tiles in play, and what they miss."""
    browser = next((found for name in ("chromium", "google-chrome") if (found := shutil.which(name))), None)
    if browser is None or not LIGHTHOUSE.is_file():
        print("Lighthouse is not installed (npm ci --ignore-scripts in bench/lighthouse), or Chromium is not.")
        return
    rows: list[list[object]] = []
    missed: list[str] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        rummykit(Path(folder) / "tables.sqlite3") as server,
        sync_playwright() as playwright,
    ):
        port = _free_port()
        # One profile for us and for Lighthouse, so that it sits where we sat down.
        person = playwright.chromium.launch_persistent_context(
            str(Path(folder) / "profile"), executable_path=browser, args=[*FLAGS, f"--remote-debugging-port={port}"]
        )
        base = f"http://127.0.0.1:{server.port}"
        asked = {"game": "rummikub", "name": "Ada", "seats": 2, "bots": 1, "turn_seconds": None, "start": True}
        table = person.request.post(f"{base}/api/tables", data=asked).json()["id"]
        pages = {"home": base, "table": f"{base}/t/{table}"}
        for at, (name, address) in enumerate(pages.items()):
            progress("Auditing", at, len(pages))
            _forget(person, base)
            report = _report(address, port)
            rows.append([name, *(round(report["categories"][each]["score"] * 100) for each in CATEGORIES)])
            missed += [f"{name}: {said}" for said in _missed(report)]
        person.close()
    show("Lighthouse, mobile, of 100", ["page", *CATEGORIES], rows)
    print("\n".join(["", *missed]))


def _forget(person: BrowserContext, origin: str) -> None:
    """A first visit, as Lighthouse has it, by somebody who has a seat: cookies stay, all else that is kept goes."""
    page = person.new_page()
    line = person.new_cdp_session(page)
    kept = "local_storage,indexeddb,service_workers,cache_storage"
    line.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": kept})
    page.close()


def _free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


def _report(address: str, port: int) -> dict[str, Any]:
    done = subprocess.run(
        [
            "node",
            str(LIGHTHOUSE),
            address,
            f"--port={port}",
            "--output=json",
            "--quiet",
            "--disable-storage-reset",
            "--no-enable-error-reporting",
            f"--only-categories={','.join(CATEGORIES)}",
        ],
        capture_output=True,
        text=True,
        check=True,
        timeout=PATIENCE,
        env=os.environ | {"CI": "1"},
    )
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def _missed(report: dict[str, Any]) -> list[str]:
    """The audits that cost a category something, each with what was measured."""
    wanted = {ref["id"] for each in CATEGORIES for ref in report["categories"][each]["auditRefs"] if ref["weight"]}
    return [
        f"{audit['title']} {audit.get('displayValue', '')}".strip()
        for name, audit in report["audits"].items()
        if name in wanted and audit["score"] is not None and audit["score"] < 0.9
    ]
