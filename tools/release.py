"""What a release may not forget: `python -m tools.release 1.2.3` names it; the workflow of releases asks first."""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
FILES = ("pyproject.toml", "CITATION.cff", "CHANGELOG.md", "README.md")


def forgotten(version: str, texts: dict[str, str]) -> list[str]:
    """What these files still say of the time before this version, a sentence each."""
    faults = []
    if f'\nversion = "{version}"\n' not in texts["pyproject.toml"]:
        faults.append("pyproject.toml has another version.")
    if f"\nversion: {version}\n" not in texts["CITATION.cff"] or "\ndate-released: " not in texts["CITATION.cff"]:
        faults.append("CITATION.cff lacks the version, or its date (date-released).")
    if not re.search(rf"^## \[{re.escape(version)}\] - \d{{4}}-\d\d-\d\d$", texts["CHANGELOG.md"], re.MULTILINE):
        faults.append(f"CHANGELOG.md lacks the heading: ## [{version}] - YYYY-MM-DD")
    commands = re.findall(r"^\$ (.*)", texts["README.md"], re.MULTILINE)
    if "no release yet" in texts["README.md"] or not commands[0].startswith("pip install"):
        faults.append("README.md does not begin with the package: first command pip install 'rummykit[server]'")
    return faults


def main() -> int:
    """Print what is forgotten; status 1 if anything is."""
    faults = forgotten(sys.argv[1], {name: (ROOT / name).read_text("utf-8") for name in FILES})
    print(*faults, sep="\n")
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main())
