"""What a game is called."""

from __future__ import annotations

from rummykit.checked import Checked, Text


class Names(Checked, frozen=True, kw_only=True):
    """The names of a game; empty where the English name is used.

    `en`: in English.
    `zh_hant`: in Chinese, traditional characters.
    `zh_hans`: in Chinese, simplified characters.
    `ja`: in Japanese.
    `de`: in German.
    `vi`: in Vietnamese.
    `tr`: in Turkish.
    `it`: in Italian.
    `es`: in Spanish.
    """

    en: Text
    zh_hant: str = ""
    zh_hans: str = ""
    ja: str = ""
    de: str = ""
    vi: str = ""
    tr: str = ""
    it: str = ""
    es: str = ""

    def get(self, language: str) -> str:
        """The name in a language tag such as ``zh-Hant``; English for languages without one."""
        name: str = getattr(self, language.replace("-", "_").lower(), "")
        return name or self.en

    def has(self, language: str) -> bool:
        """Whether there is a name in this language itself."""
        return bool(getattr(self, language.replace("-", "_").lower(), ""))
