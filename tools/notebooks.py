"""Run the notebooks of examples/ and store what their cells show: `python -m tools.notebooks`.

The site of documents has each as a page, `as_markdown`.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

EXAMPLES = Path(__file__).parents[1] / "examples"
NOTEBOOKS = sorted(EXAMPLES.glob("*.ipynb"))


def run(notebook: Path) -> str:
    """The file of this notebook with what its cells show when they are run from the first to the last."""
    import nbformat
    from nbclient import NotebookClient

    read: Any = nbformat.read(notebook, as_version=4)  # type: ignore[no-untyped-call]
    NotebookClient(read, timeout=300, record_timing=False, coalesce_streams=True).execute()
    read.metadata = {"kernelspec": read.metadata.kernelspec, "language_info": {"name": "python"}}
    return f"{nbformat.writes(read, indent=1)}\n"  # type: ignore[no-untyped-call]


def as_markdown(notebook: Path) -> str:
    """A page of its texts, its code and what each cell shows."""
    return (
        "\n\n".join(part for cell in json.loads(notebook.read_text("utf-8"))["cells"] for part in _parts(cell)) + "\n"
    )


def _parts(cell: dict[str, Any]) -> list[str]:
    source = "".join(cell["source"])
    if cell["cell_type"] == "markdown":
        return [source]
    return [f"```python\n{source}\n```", *map(_shown, cell["outputs"])]


def _shown(output: dict[str, Any]) -> str:
    """What was printed, or the best form of a value."""
    data = output.get("data", {"text/plain": output.get("text", "")})
    for kind in ("text/markdown", "text/html", "image/svg+xml", "text/plain"):
        if kind in data:
            text = "".join(data[kind]).rstrip()
            drawn = f"```{{raw}} html\n{text}\n```"
            return {"text/markdown": text, "text/plain": f"```text\n{text}\n```"}.get(kind, drawn)
    raise ValueError(f"No page can show {sorted(data)}")


def main() -> int:
    """Run all, or those named."""
    for notebook in [EXAMPLES / name for name in sys.argv[1:]] or NOTEBOOKS:
        notebook.write_text(run(notebook), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
