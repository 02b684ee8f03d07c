"""How Sphinx builds the site of documents from the pages that tools/site.py gathers."""

from __future__ import annotations

import gc
import json
import re
import sys
from importlib import import_module
from inspect import isroutine, unwrap
from pathlib import Path
from types import ModuleType
from typing import Any

from docutils import nodes
from sphinx.addnodes import desc, document, toctree
from sphinx.application import Sphinx
from sphinx.domains.python import PythonDomain
from sphinx.environment import BuildEnvironment
from sphinx.pycode import ModuleAnalyzer

from tools.site import PUBLIC

gc.set_threshold(500_000, 20, 50)  # looking for garbage in large trees took a quarter of the time

project = "RummyKit"
author = "RummyKit contributors"
html_title = "RummyKit"
html_theme = "furo"
templates_path = ["templates"]
html_static_path = ["static"]
html_css_files = ["site.css"]
html_js_files = ["site.js"]
html_copy_source = False
html_show_sourcelink = False
html_domain_indices = False
html_use_index = False
extensions = ["myst_parser", "sphinx.ext.autodoc"]

myst_enable_extensions = ["attrs_block", "strikethrough"]
myst_heading_anchors = 4
# Some names are public in two packages.
suppress_warnings = ["myst.strikethrough", "ref.python"]

# A docstring names what it speaks of between single backticks: a link where that is public, code where not.
default_role = "py:obj"
autodoc_default_options = {
    "members": True,
    "undoc-members": True,
    "special-members": "__version__",
    "member-order": "groupwise",
    "no-value": True,
}
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 100

TRANSLATED = {"de", "es", "it", "ja", "tr", "vi", "zh-Hans", "zh-Hant"}


_FIELD = re.compile(r"`\w+`(?:(?:,| and) `\w+`)*: ")


class PublicNames(PythonDomain):
    """Names of Python, of which one that is public in two packages leads to the first."""

    def note_object(self, name: str, objtype: str, node_id: str, aliased: bool = False, location: Any = None) -> None:
        """Remember where a name is; its private home is remembered once."""
        if not (aliased and name in self.objects):
            super().note_object(name, objtype, node_id, aliased, location)


def tell_of_public_data(app: Sphinx) -> None:
    """Autodoc knows data and its docstring where it is defined; let it know both where the name is public."""
    for package in map(import_module, PUBLIC):
        told = ModuleAnalyzer.for_module(package.__name__).find_attr_docs()
        for name in package.__all__:
            value = getattr(package, name)
            setattr(package, name, value)  # autodoc sees no name that is imported on first use
            if isinstance(value, type | ModuleType) or isroutine(unwrap(value)):
                continue
            for home in [each for each in sys.modules if each.startswith("rummykit.")]:
                if vars(sys.modules[home]).get(name) is value:
                    docstring = ModuleAnalyzer.for_module(home).find_attr_docs().get(("", name))
                    told |= {("", name): docstring} if docstring else {}


def list_fields(app: Sphinx, what: str, name: str, about: object, options: object, lines: list[str]) -> None:
    """The lines "`field`: …" of a docstring become a list."""
    listed = False
    for at, line in enumerate(lines):
        if _FIELD.match(line):
            lines[at] = ("" if listed else "\n") + f"* {line}"
            listed = True
        elif listed and line and not line.startswith(" "):
            lines[at], listed = f"\n{line}", False
    lines[:] = "\n".join(lines).split("\n")


def language_of(page: str) -> str:
    """The language of a page: that of its folder of rules, or of a guide."""
    tag = page.removeprefix("guide/").removeprefix("rules/").partition("/")[0]
    return tag if tag in TRANSLATED else "en"


def say_language(app: Sphinx, page: str, template: str, context: dict[str, Any], tree: document | None) -> None:
    """Browsers, screen readers and the search know the language of each page."""
    context["language"] = language_of(page)


def list_titles(app: Sphinx, env: BuildEnvironment) -> None:
    """Keep what the navigation shows of each page: its title, and the pages below it."""
    for page, toc in env.tocs.items():
        title = toc.deepcopy()
        if next(toc.findall(toctree), None) is None:
            del title[1:], title[0][1:]
        _TITLES[page] = title


def navigate_by_titles(app: Sphinx, page: str, template: str, context: dict[str, Any], tree: document | None) -> None:
    """Have the navigation made of titles alone: copying all names of the reference for each page takes minutes.

    Sphinx calls the name of a list of pages a heading and does not say of which level.
    """
    made = context["toctree"]

    def navigation(**how: Any) -> str:
        whole, app.env.tocs = app.env.tocs, _TITLES
        try:
            return str(made(**how)).replace('role="heading"', 'role="heading" aria-level="2"')
        finally:
            app.env.tocs = whole

    context["toctree"] = navigation


_TITLES: dict[str, nodes.bullet_list] = {}


def list_elsewhere(app: Sphinx, tree: document) -> None:
    """Rules and guides have lists of their own; of any other page that is in no list of contents Sphinx warns."""
    if app.env.docname.startswith(("rules/", "guide/")):
        app.env.metadata[app.env.docname]["orphan"] = True


def index_by_language(app: Sphinx, failed: Exception | None) -> None:
    """A file for each language with the text of its pages, section by section, for site.js."""
    if failed:
        return
    pages: dict[str, list[object]] = {}
    for page in sorted(app.env.found_docs):
        tree = app.env.get_doctree(page)
        parts = [_part(part) for part in tree.findall(lambda node: isinstance(node, nodes.section | desc))]
        pages.setdefault(language_of(page), []).append([page, app.env.titles[page].astext(), parts])
    folder = Path(app.outdir, "_static", "search")
    folder.mkdir(parents=True, exist_ok=True)
    for tag, told in pages.items():
        text = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
        (folder / f"{tag}.js").write_text(f"indexed({json.dumps(tag)},{text});\n", "utf-8")


def _part(part: nodes.Element) -> tuple[str, str, str]:
    """Of a section or of a name in the reference: its anchor, its heading and its own text."""
    head, inside = part[0], part[1:] if isinstance(part, nodes.section) else part[1].children
    heading = head.get("fullname") or head.astext()
    anchor = next(iter([*head.get("ids", ()), *part.get("ids", ())]), "")
    return anchor, heading, " ".join(" ".join(map(_text, inside)).split())


def _text(node: nodes.Node) -> str:
    """What a reader looks for in a node; what is a part of its own is not in it, nor are links to other languages."""
    if isinstance(node, nodes.Text):
        return str(node)
    if isinstance(node, nodes.section | desc | nodes.raw) or "languages" in node.get("classes", ()):
        return ""
    return ("" if isinstance(node, nodes.TextElement) else " ").join(map(_text, node.children))


def setup(app: Sphinx) -> None:
    """The search of Sphinx knows one language, so it is left out."""
    app.add_domain(PublicNames, override=True)
    app.connect("builder-inited", tell_of_public_data)
    app.connect("autodoc-process-docstring", list_fields)
    app.connect("builder-inited", lambda app: setattr(app.builder, "search", False))
    app.connect("doctree-read", list_elsewhere)
    app.connect("html-page-context", say_language)
    app.connect("env-updated", list_titles)
    app.connect("html-page-context", navigate_by_titles, priority=100)  # before the theme asks for it
    app.connect("build-finished", index_by_language)
