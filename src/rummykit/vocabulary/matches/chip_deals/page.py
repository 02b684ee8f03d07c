"""So many deals for chips."""

from __future__ import annotations

from rummykit.rules import Rules
from rummykit.rules.stakes import cents
from rummykit.vocabulary.matches.chip_deals import ChipDeals
from rummykit.words.ending import MatchWords, rake
from rummykit.words.voice import Voice


def _text(voice: Voice, rules: Rules, deals: ChipDeals) -> str:
    """So many deals for chips."""
    fewest, most = rules.players
    chips = voice.say("parts").join(
        voice.say("match.chips_with", chips=deals.start_for(players), players=players)
        for players in range(fewest, most + 1)
    )
    return voice.join(
        voice.say("match.one_game") if deals.deals == 1 else voice.say("match.games", n=deals.deals),
        voice.say("match.chips", entry=voice.money(cents(deals.entry)), chips=chips),
        rake(voice, deals.rake),
        voice.say(f"match.tie.{deals.tie_break}"),
    )


SENTENCES: MatchWords[ChipDeals] = MatchWords(text=_text, one_deal=lambda rules, deals: deals.deals == 1)
