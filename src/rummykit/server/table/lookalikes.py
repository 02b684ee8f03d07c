"""Names that look alike though they are spelt with different letters: Latin, Cyrillic, Greek, and digits.

The skeleton of a text is what it looks like, as Unicode Technical Standard 39 defines it; two texts with the same
skeleton cannot be told apart by eye. Of Unicode's table (confusables.txt, © Unicode, Inc., Unicode License v3, taken
from the package confusable_homoglyphs 3.3.1) these are the letters and digits of the three scripts that look like one
another; the first of each group stands for all.
"""

from __future__ import annotations

import unicodedata

_GROUPS = (
    "0OΟО 1Il|ƖǀΙІӀ 2ƧꙄꝚ 3ƷȜЗӠꝪꞫ 5Ƽ 6б 8Ȣȣ 9Ꝯ AΑА BΒВꞴ CС EΕЕ FϜꞘ GԌ HΗН JͿЈꞲ KΚК MΜϺМ NΝ PΡР RƦ SЅ TΤТ VѴ WԜ "
    "XΧХꞳ YΥУҮ ZΖ aɑαа bƄЬ cсᴄ dԁ eеҽꬲ fẝꞙꬵ gƍɡᶃ hһ iıɩɪιіӏꙇ jϳј oοσоᴏᴑꬽ pρр qԛ rгᴦꭇꭈ sƽѕꜱ uʋυᴜꞟꭎꭒ vνѵᴠ wɯѡԝᴡ xх "
    "yɣʏγуүᶌỿꭚ zᴢ ÞϷ ßβꞵ þƿϸ ĸκкᴋ ƅь ƆϽ ƏӘ ƐԐ ƨᴤꙅ ƩΣ ǝəә ǶԊ ȝʒӡꝫ ɅΛЛ ɋᶐ ɔͻᴐↄ ɛεєԑꞓ ɜзᴈ ɢԍ ɸφф ʃꭍ ʌᴧ ʍмᴍ ʘꙨ ʙв ʚꞝ "
    "ʜн ͰⱵ ͶИ ͷиᴎ ͽꜿ ΓГ ΠП ΦФ ΨѰ δẟ πпᴨ ςϛ τтᴛ χꭓꭕ ψѱ ωꙍꞷ ϿꜾ ЄꞒ лᴫ яᴙ љꭠ ҶӋ ҷӌ ᴘᴩ ꙌꞶ ꜧꞕ Ꝺꝺ "
)
_PAIRS = "mrn ÆAE æae ŒOE œoe ʣdz ʦts ʪls ʫlz Ыbl ЮlO ӔAE ӕae"
"""Letters that look like two others, followed by those two."""

_SKELETON = str.maketrans(
    {other: group[0] for group in _GROUPS.split() for other in group[1:]}
    | {each[0]: each[1:] for each in _PAIRS.split()}
)


def looks(text: str) -> frozenset[str]:
    """What a text can be taken for, ignoring case and width; two texts that share one look alike."""
    plain = unicodedata.normalize("NFKC", text)
    return frozenset({plain.casefold(), _skeleton(plain), _skeleton(plain.casefold())})


def _skeleton(text: str) -> str:
    seen = unicodedata.normalize("NFD", text).translate(_SKELETON).translate(_SKELETON)
    return unicodedata.normalize("NFC", seen).casefold()
