"""The rules of a game in words, made from its sheet, in every language that `rummykit.words.languages` has."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rummykit.words.compose import Untranslated, rule_page, untranslated
    from rummykit.words.house import choice_text, option_text
    from rummykit.words.languages import LANGUAGES, language_for
    from rummykit.words.page import RulePage, RuleSection, section_of
    from rummykit.words.silent import silent_choices
    from rummykit.words.text import as_markdown, as_text


__all__ = [
    "LANGUAGES",
    "RulePage",
    "RuleSection",
    "Untranslated",
    "as_markdown",
    "as_text",
    "choice_text",
    "language_for",
    "option_text",
    "rule_page",
    "section_of",
    "silent_choices",
    "untranslated",
]

if not TYPE_CHECKING:  # or a type checker would believe in every name
    from rummykit.lazy_names import lazy_names

    __getattr__, __dir__ = lazy_names(
        __name__,
        {
            "compose": "Untranslated rule_page untranslated",
            "house": "choice_text option_text",
            "languages": "LANGUAGES language_for",
            "page": "RulePage RuleSection section_of",
            "silent": "silent_choices",
            "text": "as_markdown as_text",
        },
    )
