"""Build the site of documents: `python -m tools.site` gathers its pages in build/site-pages and builds build/site.

Pages that are made from the program are made anew: the rules of every game in nine languages, a gallery, figures
of what was measured, notebooks, and the reference of what is public. Links out of docs/ become links to the source.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from importlib import import_module
from importlib.metadata import distribution
from pathlib import Path
from random import Random

from rummykit import Deal, bots, games, svg, words
from rummykit.words.languages import language_for
from tools.figures import figures_page
from tools.notebooks import NOTEBOOKS, as_markdown

ROOT = Path(__file__).parents[1]
PAGES, SITE = ROOT / "build" / "site-pages", ROOT / "build" / "site"
SOURCE = "https://github.com/rummykit/rummykit/blob/main/"

PUBLIC = (
    "rummykit",
    "rummykit.analysis",
    "rummykit.arena",
    "rummykit.bots",
    "rummykit.cards",
    "rummykit.games",
    "rummykit.lab",
    "rummykit.lab.mini",
    "rummykit.lessons",
    "rummykit.match",
    "rummykit.play.actions",
    "rummykit.play.events",
    "rummykit.play.judgement",
    "rummykit.play.legal_actions",
    "rummykit.play.result",
    "rummykit.play.view",
    "rummykit.playout",
    "rummykit.puzzles",
    "rummykit.record",
    "rummykit.referee",
    "rummykit.review",
    "rummykit.rules",
    "rummykit.sheets",
    "rummykit.solve",
    "rummykit.svg",
    "rummykit.words",
)
"""What says in `__all__` which names are public; every other name may change at any time."""

BUILD = ("--fail-on-warning", "--keep-going", "--quiet", "--fresh-env", "--jobs=auto")

_LINK = re.compile(r"\]\((?!https?:|#)([^)\s]+)\)")
_MOVES = 24
"""Moves after which the gallery shows a deal."""


def main() -> int:
    """Gather the pages and build the site; a broken link ends it with status 1."""
    shutil.rmtree(PAGES, ignore_errors=True)
    shutil.copytree(ROOT / "docs", PAGES, ignore=shutil.ignore_patterns("rules", "site"))
    for page in PAGES.rglob("*.md"):
        page.write_text(_within(page.read_text("utf-8"), page.parent.relative_to(PAGES)), "utf-8")
    rules_of_all_games()
    gallery()
    (PAGES / "figures.md").write_text(figures_page(), "utf-8")
    shutil.rmtree(PAGES / "figures")
    reference()
    for notebook in NOTEBOOKS:
        (PAGES / "tutorials" / f"{notebook.stem}.md").write_text(as_markdown(notebook), "utf-8")
    (PAGES / "changelog.md").write_text(_at_home((ROOT / "CHANGELOG.md").read_text("utf-8")), "utf-8")
    home = _at_home((ROOT / "README.md").read_text("utf-8"))
    (PAGES / "index.md").write_text(home + (ROOT / "docs" / "site" / "contents.md").read_text("utf-8"), "utf-8")
    shutil.rmtree(SITE, ignore_errors=True)
    # Sphinx copies no picture that a page shows by HTML, as the first one does.
    shutil.copytree(ROOT / "docs" / "pictures", SITE / "pictures", ignore=shutil.ignore_patterns("*.png", "*.svg"))
    notices()
    conf, read = ROOT / "docs" / "site", PAGES.with_name("site-read")
    return subprocess.run(
        [sys.executable, "-m", "sphinx", *BUILD, "-c", conf, "-d", read, PAGES, SITE], cwd=ROOT
    ).returncode


def notices() -> None:
    """The licences of what Sphinx adds to every page."""
    for name in ("furo", "pygments", "sphinx"):
        for file in distribution(name).files or ():
            if file.name.startswith("LICENSE"):
                (SITE / "licenses").mkdir(exist_ok=True)
                shutil.copy(file.locate(), SITE / "licenses" / f"{name}.txt")


def _within(text: str, folder: Path) -> str:
    """A page of this folder of docs/: links to folders lead to their first pages, those out of docs/ to the source."""

    def led(link: re.Match[str]) -> str:
        place = os.path.normpath(Path("docs") / folder / link[1])
        if place.split(os.sep)[0] != "docs":
            return f"]({SOURCE}{Path(place).as_posix()})"
        return f"]({link[1]}README.md)" if link[1].endswith("/") else link[0]

    return _LINK.sub(led, text)


def _at_home(readme: str) -> str:
    """The README as the first page: its links to docs/ are pages of the site, the others lead to the source."""
    text = re.sub(r"(\]\(|src=\"|srcset=\")docs/", r"\1", readme).replace("](rules/)", "](rules/README.md)")

    def out(link: re.Match[str]) -> str:
        inside = link[1].startswith(("http", "#")) or (PAGES / link[1].partition("#")[0]).exists()
        return link[0] if inside else f"]({SOURCE}{link[1]})"

    return re.sub(r"\]\(([^)\s]+)\)", out, text)


def rules_of_all_games() -> None:
    """The rule pages in every language, each with links to the other languages, and a list of them."""
    listed = ["# The rules of all games", ""]
    for rules in games.SHEETS.values():
        there = []
        for tag in words.LANGUAGES:
            page = words.as_markdown(words.rule_page(rules, tag))
            others = " · ".join(
                language_for(other).name
                if other == tag
                else f"[{language_for(other).name}]({_place(rules.id, other, tag)})"
                for other in words.LANGUAGES
            )
            heading, _, rest = page.partition("\n")
            file = PAGES / "rules" / _place(rules.id, tag, "en")
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(f"{heading}\n\n{{.languages}}\n{others}\n{rest}", "utf-8")
            there.append(f"[{language_for(tag).name}]({_place(rules.id, tag, 'en')})")
        listed += [f"* **{rules.names.en}**: {', '.join(there)}"]
    (PAGES / "rules" / "README.md").write_text("\n".join([*listed, ""]), "utf-8")


def _place(game: str, tag: str, seen_from: str) -> str:
    """Where the rules of a game are in a language, seen from the page of another: English ones lie above the others."""
    up = "" if seen_from == "en" else "../"
    return f"{up}{game}.md" if tag == "en" else f"{up}{tag}/{game}.md"


def gallery() -> None:
    """Below the tables of the gallery every game: in the middle of a deal of bots, as one player sees it."""
    page = PAGES / "gallery.md"
    lines = [
        page.read_text("utf-8"),
        "## Every game",
        "",
        "Some moves into a deal that bots play, drawn by `rummykit.svg`.",
        "",
    ]
    folder = PAGES / "gallery"
    folder.mkdir(exist_ok=True)
    for rules in games.SHEETS.values():
        deal, chance = Deal(rules, rules.players[0], 7), Random(7)
        for _ in range(_MOVES):
            if deal.result is None:
                deal.play(bots.choose("greedy", rules, deal.view(deal.turn), chance))
        (folder / f"{rules.id}.svg").write_text(str(svg.view(deal.view(0))), "utf-8")
        name = rules.names.en
        lines += [f"### [{name}](rules/{rules.id}.md)", "", f"![{name}](gallery/{rules.id}.svg)", ""]
    page.write_text("\n".join(lines), "utf-8")


def reference() -> None:
    """A page for every public package, made from its docstrings."""
    folder = PAGES / "api"
    folder.mkdir(exist_ok=True)
    lines = [
        "# Reference",
        "",
        "What stands here is public, and nothing else: [what is promised](../stability.md) says what that means.",
        "",
    ]
    for name in PUBLIC:
        module = import_module(name)
        (folder / f"{name}.md").write_text(f"# {name}\n\n```{{eval-rst}}\n.. automodule:: {name}\n```\n", "utf-8")
        lines.append(f"* [`{name}`]({name}.md): {(module.__doc__ or '').strip().splitlines()[0]}")
    lines += ["", "```{toctree}", ":hidden:", "", *PUBLIC, "```"]
    (folder / "index.md").write_text("\n".join([*lines, ""]), "utf-8")


if __name__ == "__main__":
    sys.exit(main())
