"""What letters say, in the languages of the page: nothing that others could have written, and nothing of cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from rummykit.server.features.notices.words import game_called, known_language


class _MailWords(NamedTuple):
    confirm: str
    asked: str
    nothing: str
    turn: str
    table: str
    stop: str


_WORDS: Mapping[str, _MailWords] = {
    "en": _MailWords(
        "Confirm your address",
        "Somebody has asked for an e-mail at this address when it is their turn at a rummy table. If that was you, "
        "confirm it here:",
        "If not, do nothing: you will get no more e-mail.",
        "Your turn: {game}",
        "It is your turn. Go to the table:",
        "Stop this kind of e-mail:",
    ),
    "de": _MailWords(
        "Bestätige deine Adresse",
        "Jemand möchte eine E-Mail an diese Adresse bekommen, wenn er oder sie an einem Rommé-Tisch am Zug ist. "
        "Wenn du das bist, bestätige es hier:",
        "Wenn nicht, musst du nichts tun: Du bekommst dann keine E-Mails.",
        "Du bist am Zug: {game}",
        "Du bist am Zug. Zum Tisch:",
        "Keine solchen E-Mails mehr:",
    ),
    "ja": _MailWords(
        "メールアドレスの確認",
        "ラミーのテーブルで自分の番になったとき、このアドレスへの通知を受け取りたいという申し込みがありました。"
        "ご本人の場合は、こちらで確認してください：",
        "心当たりがなければ、何もしないでください。メールは届きません。",
        "あなたの番です：{game}",
        "あなたの番です。テーブルはこちら：",
        "このメールの配信を停止する：",
    ),
    "vi": _MailWords(
        "Xác nhận địa chỉ của bạn",
        "Có người muốn được báo qua địa chỉ này khi đến lượt mình ở một bàn rummy. Nếu đó là bạn, hãy xác nhận "
        "tại đây:",
        "Nếu không phải, bạn không cần làm gì: sẽ không có thư nào được gửi đến bạn.",
        "Đến lượt bạn: {game}",
        "Đã đến lượt bạn. Đến bàn chơi:",
        "Ngừng nhận những thư này:",
    ),
    "zh-Hans": _MailWords(
        "确认你的电子邮件地址",
        "有人希望在拉米牌桌轮到自己时，用这个地址收到通知。如果是你本人，请在这里确认：",
        "如果不是，请不用理会，我们不会再给你写信。",
        "轮到你了：{game}",
        "轮到你了。前往牌桌：",
        "不再接收这类邮件：",
    ),
    "zh-Hant": _MailWords(
        "確認你的電子郵件地址",
        "有人希望在拉米牌桌輪到自己時，透過這個地址收到通知。如果是你本人，請在這裡確認：",
        "如果不是，請忽略這封郵件，我們不會再寫信給你。",
        "輪到你了：{game}",
        "輪到你了。前往牌桌：",
        "不再接收這類郵件：",
    ),
}


class Written(NamedTuple):
    """A letter in words."""

    subject: str
    text: str


def confirmation(link: str, language: str) -> Written:
    """Whether the address is that of who has given it."""
    words = _WORDS[known_language(language)]
    return Written(words.confirm, f"{words.asked}\n\n{link}\n\n{words.nothing}\n")


def turn_letter(names: Mapping[str, str], table: str, stop: str, language: str) -> Written:
    """It is somebody's turn in the game of these names; `table` and `stop` are links."""
    words = _WORDS[known_language(language)]
    subject = words.turn.format(game=game_called(names, language))
    return Written(subject, f"{words.table}\n{table}\n\n-- \n{words.stop}\n{stop}\n")
