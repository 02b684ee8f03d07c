"""The workshop: rule sheets changed word by word, by people who need not know how one is written."""

from rummykit.workshop.controls import Control, FieldInfo, GroupInfo, WordInfo, vocabulary
from rummykit.workshop.draft import Draft, draft, in_full, own_sheet
from rummykit.workshop.faults import DraftFault, placed, told
from rummykit.workshop.trial import NoEnd, play_trial

__all__ = [
    "Control",
    "Draft",
    "DraftFault",
    "FieldInfo",
    "GroupInfo",
    "NoEnd",
    "WordInfo",
    "draft",
    "in_full",
    "own_sheet",
    "placed",
    "play_trial",
    "told",
    "vocabulary",
]
