"""Settings: flags, environment, file, in this order; and what is said of those that cannot be."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rummykit import cli
from rummykit.cli.settings import SettingsParser
from rummykit.server.limits import Limits
from tests.server.process import COMMAND, ServerProcess

Serve = Callable[..., argparse.Namespace]


@pytest.fixture
def serve(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Serve:
    """What `rummykit serve` would do, given flags, an environment and a file."""
    for name in [name for name in os.environ if name.startswith("RUMMYKIT_")]:
        monkeypatch.delenv(name)

    def asked(*flags: str, file: str | None = None, **environment: str) -> argparse.Namespace:
        for name, value in environment.items():
            monkeypatch.setenv(name, value)
        if file is not None:
            (tmp_path / "rummykit.toml").write_text(file)
            flags = (*flags, "--config", str(tmp_path / "rummykit.toml"))
        return cli._parser().parse_args(["serve", *flags])

    return asked


def source(asked: argparse.Namespace, name: str) -> str:
    """Where the value of a setting comes from."""
    return str(next(each.source for each in asked.settings if each.name == name))


def test_a_flag_goes_before_the_environment_that_before_the_file_and_that_before_the_default(serve: Serve) -> None:
    file = '[serve]\nport = 1\nhost = "file"\ndb = "file.sqlite3"\n'
    asked = serve("--port", "3", file=file, RUMMYKIT_PORT="2", RUMMYKIT_HOST="environment")
    assert (asked.port, asked.host, asked.db, asked.bus) == (3, "environment", "file.sqlite3", None)
    sources = [source(asked, name) for name in ("port", "host", "db", "bus")]
    assert sources[:2] == ["--port", "RUMMYKIT_HOST"]
    assert sources[2].endswith("rummykit.toml")
    assert sources[3] == "default"


def test_without_anything_all_is_as_the_flags_say(serve: Serve) -> None:
    asked = serve()
    assert (asked.host, asked.port, asked.db, asked.open) == ("127.0.0.1", 8000, "rummykit.sqlite3", False)
    assert (asked.bot_pace, asked.bus_key, asked.limits, asked.log_format) == (None, None, None, "text")
    assert {each.source for each in asked.settings} == {"default"}


def test_a_file_may_be_named_in_the_environment(serve: Serve, tmp_path: Path) -> None:
    (tmp_path / "here.toml").write_text("[serve]\nbot-pace = 2\n")
    assert serve(RUMMYKIT_CONFIG=str(tmp_path / "here.toml")).bot_pace == 2.0


def test_what_is_empty_is_not_said(serve: Serve) -> None:
    assert serve(RUMMYKIT_BUS="", RUMMYKIT_BUS_KEY="", RUMMYKIT_PORT="").port == 8000


@pytest.mark.parametrize(("text", "said"), [("1", True), ("yes", True), ("TRUE", True), ("0", False), ("off", False)])
def test_a_switch_is_yes_or_no(serve: Serve, text: str, said: bool) -> None:
    assert serve(RUMMYKIT_NO_ACCOUNTS=text).no_accounts is said
    assert serve(file=f"[serve]\nno-accounts = {str(said).lower()}\n").no_accounts is said
    assert serve(RUMMYKIT_NO_OWN_GAMES=text).no_own_games is said


def test_a_flag_that_may_be_repeated_is_a_list(serve: Serve) -> None:
    assert serve(RUMMYKIT_BUS_KEY="one, two").bus_key == ["one", "two"]
    assert serve("--bus-key", "three").bus_key == ["three"]
    assert serve("--bus-key", "three", "--bus-key", "four").bus_key == ["three", "four"]


def test_a_list_in_a_file(serve: Serve) -> None:
    assert serve(file='[serve]\nbus-key = ["one", "two"]\n').bus_key == ["one", "two"]
    assert serve(file='[serve]\nbus_key = "one"\n').bus_key == ["one"]


def test_a_secret_is_read_from_a_file_that_the_environment_names(serve: Serve, tmp_path: Path) -> None:
    (tmp_path / "db").write_text("postgresql://rummykit:p,ss w%40rd@postgres/rummykit\n")
    (tmp_path / "keys").write_text("one\ntwo\n")
    asked = serve(RUMMYKIT_DB_FILE=str(tmp_path / "db"), RUMMYKIT_BUS_KEY_FILE=str(tmp_path / "keys"))
    assert asked.db == "postgresql://rummykit:p,ss w%40rd@postgres/rummykit"
    assert asked.bus_key == ["one", "two"]
    assert source(asked, "db") == "RUMMYKIT_DB_FILE"


def test_numbers_are_changed_by_their_names(serve: Serve) -> None:
    asked = serve(file="[limits]\nsockets_per_address = 1000\naway_grace_seconds = 0\nbot_pace = [1, 2]\n")
    usual = Limits()
    assert asked.limits.sockets_per_address == 1000
    assert (asked.limits.away_grace_seconds, asked.limits.bot_pace) == (0.0, (1.0, 2.0))
    assert isinstance(asked.limits.away_grace_seconds, float)
    assert asked.limits.frame_bytes == usual.frame_bytes


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"RUMMYKIT_PORT": "abc"}, "RUMMYKIT_PORT: abc is not a port"),
        ({"RUMMYKIT_PORT": "tcp://10.0.0.1:80"}, "RUMMYKIT_PORT: tcp://10.0.0.1:80 is not a port"),
        ({"RUMMYKIT_BOT_PACE": "nan"}, "RUMMYKIT_BOT_PACE: nan is not a number of seconds"),
        ({"RUMMYKIT_OPEN": "perhaps"}, "RUMMYKIT_OPEN: perhaps is neither yes nor no"),
        ({"RUMMYKIT_LOG_FORMAT": "xml"}, "RUMMYKIT_LOG_FORMAT: invalid choice: 'xml'"),
        ({"RUMMYKIT_DB": "one", "RUMMYKIT_DB_FILE": "two"}, "RUMMYKIT_DB and RUMMYKIT_DB_FILE are both set"),
        ({"RUMMYKIT_DB_FILE": "/nowhere"}, "RUMMYKIT_DB_FILE: /nowhere cannot be read: No such file"),
        ({"RUMMYKIT_CONFIG": "/nowhere.toml"}, "/nowhere.toml: No such file"),
        ({"file": "[serve]\nport = true\n"}, "toml, port: this is a text or a number"),
        ({"file": '[serve]\nport = "abc"\n'}, "toml, port: abc is not a port"),
        ({"file": "[serve]\nport = [1, 2]\n"}, "toml, port: this is a text or a number"),
        ({"file": '[serve]\nopen = "yes"\n'}, "toml, open: this is true or false"),
        ({"file": "[serve]\nprot = 1\n"}, "there is no setting prot; did you mean port?"),
        ({"file": "[limit]\n"}, "there is no table [limit]; did you mean limits?"),
        ({"file": "serve = 1\n"}, "[serve] is a table"),
        ({"file": "[serve\n"}, "this is no TOML"),
        ({"file": "[limits]\nsocket_per_address = 1\n"}, "did you mean sockets_per_address?"),
        ({"file": '[limits]\nframe_bytes = "1"\n'}, "frame_bytes is a number, not '1'"),
        ({"file": "[limits]\nframe_bytes = true\n"}, "frame_bytes is a number, not True"),
        ({"file": "[limits]\nframe_bytes = 1.5\n"}, "frame_bytes is a whole number, not 1.5"),
        ({"file": "[limits]\nframe_bytes = 0\n"}, "frame_bytes is more than 0, not 0"),
        ({"file": "[limits]\nping_seconds = -1\n"}, "ping_seconds is more than 0, not -1"),
        ({"file": "[limits]\nping_seconds = nan\n"}, "ping_seconds is more than 0, not nan"),
        ({"file": "[limits]\nping_seconds = inf\n"}, "ping_seconds is more than 0, not inf"),
        ({"file": "[limits]\nbot_pace = 1\n"}, "bot_pace is 2 numbers in brackets"),
        ({"file": "[limits]\nbot_pace = [2, 1]\n"}, "bot_pace: the smaller number comes first"),
        ({"file": "[limits]\nrenew_seconds = 4\n"}, "lease_seconds is at least twice renew_seconds"),
        ({"file": "[limits]\ndrain_seconds = 60\n"}, "shutdown_seconds is no less than"),
    ],
)
def test_what_cannot_be_is_said_with_its_source(
    serve: Serve, capsys: pytest.CaptureFixture[str], wrong: dict[str, str], sentence: str
) -> None:
    with pytest.raises(SystemExit) as stopped:
        serve(**wrong)
    assert stopped.value.code == 2
    assert sentence in " ".join(capsys.readouterr().err.split())


def test_a_variable_that_is_nearly_a_setting_is_noticed(serve: Serve, capsys: pytest.CaptureFixture[str]) -> None:
    serve(RUMMYKIT_BUSKEY="x", RUMMYKIT_REQUIRE_SERVICES="1", RUMMYKIT_SERVICE_HOST="10.0.0.1", RUMMYKIT_FUZZ="20")
    assert capsys.readouterr().err == "RUMMYKIT_BUSKEY is no setting; did you mean RUMMYKIT_BUS_KEY?\n"


def settings_of(*arguments: tuple[Any, ...], **environment: str) -> argparse.Namespace:
    """What a parser with a flag makes of an environment."""
    parser = SettingsParser(settings=True)
    for names, more in arguments:
        parser.add_argument(*names, **more)
    return parser.parse_args([])


def test_flags_of_every_kind_are_settings_without_more_code(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"HOSTS": "a, b c\n", "COLOUR": "no", "DEEP": "5", "QUIET": "1"}.items():
        monkeypatch.setenv(f"RUMMYKIT_{name}", value)
    asked = settings_of(
        (("--hosts",), {"nargs": "+"}),
        (("--colour",), {"action": argparse.BooleanOptionalAction, "default": True}),
        (("-d", "--deep"), {"type": int, "dest": "depth"}),
        (("--quiet",), {"action": "store_false", "dest": "loud"}),
        (("--late",), {"type": int, "default": "7"}),
    )
    assert (asked.hosts, asked.colour, asked.depth, asked.loud, asked.late) == (["a", "b c"], False, 5, False, 7)


def test_every_flag_of_serve_is_a_setting(serve: Serve) -> None:
    done = subprocess.run([*COMMAND, "--help"], capture_output=True, text=True, timeout=60, check=True)
    flags = {word.strip("[],") for word in done.stdout.split() if word.strip("[],").startswith("--")}
    named = {f"--{each.name}" for each in serve().settings}
    assert flags - {"--help", "--config", "--show-config"} == named


def test_what_is_in_force_is_shown_with_sources_and_without_secrets(tmp_path: Path) -> None:
    (tmp_path / "key").write_text("0123456789abcdef0123456789abcdef")
    (tmp_path / "it.toml").write_text("[serve]\nport = 8001\n[limits]\nwatchers = 7\n")
    environment = {
        "RUMMYKIT_DB": "postgresql://rummykit:hun/t@er2@postgres/rummykit",
        "RUMMYKIT_BUS": "rediss://default:swordfish@redis:6379?ssl_ca_certs=/ca.pem&ssl_password=sesame",
        "RUMMYKIT_BUS_KEY_FILE": str(tmp_path / "key"),
    }
    command = [*COMMAND, "--show-config", "--config", str(tmp_path / "it.toml")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True, env=os.environ | environment)
    for secret in ("hun/t", "er2", "swordfish", "sesame", "0123456789"):
        assert secret not in done.stdout
    rows = {line.split()[0]: line.split()[1:] for line in done.stdout.splitlines()}
    assert rows["db"] == ["postgresql://rummykit:***@postgres/rummykit", "RUMMYKIT_DB"]
    assert rows["bus"][0] == "rediss://default:***@redis:6379?ssl_ca_certs=/ca.pem&ssl_password=***"
    assert rows["bus-key"] == ["***", "RUMMYKIT_BUS_KEY_FILE"]
    assert rows["port"] == ["8001", str(tmp_path / "it.toml")]
    assert rows["limits.watchers"] == ["7", str(tmp_path / "it.toml")]
    assert rows["limits.frame_bytes"] == ["32768", "default"]
    assert rows["host"] == ["127.0.0.1", "default"]


def test_a_password_is_not_in_what_is_said_of_a_database_that_cannot_be_opened() -> None:
    environment = os.environ | {"RUMMYKIT_DB": "postgresql://rummykit:swordfish@127.0.0.1:1/nothing"}
    command = [*COMMAND, "--port", "0"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, env=environment)
    assert done.returncode == 1
    assert "cannot be opened" in done.stderr
    assert "swordfish" not in done.stderr


def test_a_server_runs_by_its_environment_and_file(db: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "it.toml").write_text("[limits]\ncode_burst = 1\n[serve]\nlog-format = 'json'\n")
    monkeypatch.setenv("RUMMYKIT_CONFIG", str(tmp_path / "it.toml"))
    with ServerProcess(db) as server:
        import httpx

        statuses = [httpx.get(f"http://127.0.0.1:{server.port}/api/codes/ABCDEF").status_code for _ in range(2)]
        assert statuses == [404, 429]


def test_help_reads_no_toml() -> None:
    code = (
        "import sys; from rummykit.cli import main\n"
        "try: main(['serve', '--help'])\n"
        "except SystemExit: pass\n"
        "print([name for name in ('tomllib', 'difflib', 'sqlite3', 'subprocess') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert "RUMMYKIT_BUS_KEY_FILE" in done.stdout
    assert done.stdout.splitlines()[-1] == "[]"
