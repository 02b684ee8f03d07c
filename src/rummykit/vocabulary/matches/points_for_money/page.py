"""One deal, and a price for each point."""

from __future__ import annotations

from rummykit.rules import Rules
from rummykit.rules.stakes import cents
from rummykit.vocabulary.matches.points_for_money import PointsForMoney
from rummykit.words.ending import MatchWords, rake
from rummykit.words.voice import Voice


def _text(voice: Voice, rules: Rules, money: PointsForMoney) -> str:
    """One deal, a price for each point."""
    value = voice.money(cents(money.point_value))
    if money.balanced:
        return voice.join(voice.say("match.money_balanced", value=value), rake(voice, money.rake))
    points = [45, 78, 20, 40, 80][: rules.players[1] - 1]
    gross = sum(points) * cents(money.point_value)
    return voice.join(
        voice.say("match.money", value=value),
        rake(voice, money.rake),
        voice.say(
            "match.money_example",
            points=voice.language.all_of([str(each) for each in points]),
            gross=voice.money(gross),
            net=voice.money(gross - money.rake.of(gross)),
        ),
    )


SENTENCES: MatchWords[PointsForMoney] = MatchWords(text=_text, one_deal=lambda rules, money: True)
