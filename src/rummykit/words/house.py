"""House rules in words: what an option says, and what its values are called."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit.rules import Option, OptionValue, Rules
from rummykit.rules.option import written
from rummykit.rules.options import KNOWN, TEXTS
from rummykit.words.language import Language
from rummykit.words.languages import FALLBACK, language_for, sentence
from rummykit.words.page import RuleSection
from rummykit.words.voice import Voice


def option_text(option: Option, language: str) -> str:
    """What a house rule is about."""
    speaks = language_for(language)
    return speaks.options.get(text_name(option), option.text)


def is_translated(option: Option, language: Language) -> bool:
    """Whether a language has the text of an option: that of a known one, unless a sheet words it otherwise."""
    return text_name(option) in language.options


def text_name(option: Option) -> str:
    """The name by which languages have the text of an option; none for a known one that a sheet words otherwise."""
    return TEXTS.get((option.name, option.text), "" if option.name in KNOWN else option.name)


def choice_text(option: Option, value: OptionValue, language: str) -> str:
    """What a value of a house rule is called."""
    return _choice(option, value, language_for(language))


def _choice(option: Option, value: OptionValue, language: Language) -> str:
    name = f"choice.{option.name}.{value}"
    if name in FALLBACK.sentences:
        return sentence(language, name)
    if value is None:
        return sentence(language, "none")
    if isinstance(value, bool):
        return sentence(language, "yes" if value else "no")
    return str(value)


def options(voice: Voice, rules: Rules) -> Iterator[RuleSection]:
    """Every option of the sheet with the value in force."""
    values = rules.options()
    useful = [
        each
        for each in rules.offers
        if each.name in values and not any(values.get(name) == value for name, value in each.idle)
    ]
    lines = [_line(voice, rules, option) for option in useful] or [voice.say("options.none")]
    yield voice.section("options", *lines)


def _line(voice: Voice, rules: Rules, option: Option) -> str:
    language = voice.language
    fields = {
        "text": option_text(option, language.tag),
        "value": _choice(option, option.get(rules), language),
        "name": option.name,
    }
    if not option.choices:
        line = voice.say("options.line_range", **fields, low=option.low, high=option.high)
    elif option.choices == (False, True):
        line = voice.say("options.line", **fields)
    else:
        line = voice.say("options.line_choices", **fields, choices=_choices(voice, option))
    return voice.join(line, voice.say("options.changed") if option.name in dict(rules.house) else "")


def _choices(voice: Voice, option: Option) -> str:
    """The values of an option as they are written, numbers that follow one another by the first and the last.

    That there is no value comes last, with what it means, which is not always zero, unless the option's text says it.
    """
    numbers = [choice for choice in option.choices if type(choice) is int]
    listed = [written(choice) for choice in option.choices if type(choice) is not int and choice is not None]
    if len(numbers) > 2 and numbers == list(range(numbers[0], numbers[-1] + 1)):
        listed.append(voice.say("numbers.range", low=numbers[0], high=numbers[-1]))
    else:
        listed += map(str, numbers)
    if None in option.choices:
        none, means = written(None), _choice(option, None, voice.language)
        told = f"({none}: " in option_text(option, voice.language.tag)
        named = f"choice.{option.name}.None" in FALLBACK.sentences and not told
        listed.append(f"{none} = {means}" if named else none)
    return voice.language.comma.join(listed)
