"""Complete the folder of a release: a bill of materials of the server's packages and one of the page's, and checksums.

`python -m tools.release_files FOLDER` is run on the source distribution and the wheels; with `--check` it changes
nothing, and says whether every file of a finished release is there and as its checksum says.
"""

from __future__ import annotations

import argparse
import base64
import hashlib
import json
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from cyclonedx.model import ExternalReference, ExternalReferenceType, HashAlgorithm, HashType, XsUri
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component
from cyclonedx.output.json import JsonV1Dot6
from packageurl import PackageURL

ROOT = Path(__file__).parents[1]
SUMS = "SHA256SUMS"
LOCKED = re.compile(r"^(?P<name>[\w.-]+)(?:\[[^\]]+\])?==(?P<version>[^\s;]+)(?P<hashes>(?:[^\n]*\\\n)*[^\n]*)", re.M)
PACKAGES = re.compile(r"rummykit-(?P<version>[^-]+?)(?:\.tar\.gz|-cp\d+-\w+-(?P<system>[a-z]+)\w*\.whl)")


class Unfit(Exception):
    """A folder is no release; the text says why."""


def version() -> str:
    """The version that pyproject.toml says."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        said: str = tomllib.load(file)["project"]["version"]
    return said


def bills(of: str) -> dict[str, str]:
    """The bills of materials of a version (CycloneDX, JSON) by file name: what the lock files say, hashes and all."""
    return {
        f"rummykit-{of}-{name}.cdx.json": _bill(of, parts) for name, parts in (("server", server()), ("page", page()))
    }


def server() -> Iterator[Component]:
    """The Python packages that a server needs, each with the hashes of its files."""
    for found in LOCKED.finditer((ROOT / "requirements" / "server.txt").read_text(encoding="utf-8")):
        name, of = found["name"], found["version"]
        files = re.findall(r"--hash=sha256:([0-9a-f]{64})", found["hashes"])
        hashes = [HashType(alg=HashAlgorithm.SHA_256, content=each) for each in files]
        yield _component("pypi", name, of, f"https://pypi.org/project/{name}/{of}/", hashes)


def page() -> Iterator[Component]:
    """The npm packages with which the page is built, each with its hash."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    for place, package in lock.items():
        if place and not package.get("dev"):
            name, of = place.rpartition("node_modules/")[2], package["version"]
            algorithm, _, content = package["integrity"].partition("-")
            assert algorithm == "sha512"
            hashes = [HashType(alg=HashAlgorithm.SHA_512, content=base64.b64decode(content).hex())]
            yield _component("npm", name, of, f"https://www.npmjs.com/package/{name}/v/{of}", hashes)


def _component(index: str, name: str, of: str, url: str, hashes: list[HashType]) -> Component:
    group, _, alone = name.rpartition("/")
    purl = PackageURL(index, group or None, alone, of)
    there = ExternalReference(type=ExternalReferenceType.DISTRIBUTION, url=XsUri(url), hashes=hashes)
    return Component(
        group=group or None, name=alone, version=of, purl=purl, bom_ref=str(purl), external_references=[there]
    )


def _bill(of: str, parts: Iterator[Component]) -> str:
    bill = Bom(components=parts)
    bill.metadata.component = Component(name="rummykit", version=of, purl=PackageURL("pypi", None, "rummykit", of))
    bill.register_dependency(bill.metadata.component, bill.components)
    return JsonV1Dot6(bill).output_as_string(indent=2)


def packages(folder: Path, of: str) -> list[Path]:
    """The source distribution and the wheels of a version, which must be alone; raises `Unfit`."""
    found = sorted([*folder.glob("*.tar.gz"), *folder.glob("*.whl")])
    for file in found:
        read = PACKAGES.fullmatch(file.name)
        if read is None or read["version"] != of:
            raise Unfit(f"{file.name} is no package of version {of}")
    if sum(file.suffix == ".gz" for file in found) != 1 or len(found) < 2:
        raise Unfit(f"{folder} needs one source distribution and at least one wheel")
    return found


def check(folder: Path, of: str) -> None:
    """Every file has its checksum and is as it says, and both bills name what they are of; raises `Unfit`."""
    lines = (line.split("  ", 1) for line in (folder / SUMS).read_text(encoding="utf-8").splitlines())
    said = {name: checksum for checksum, name in lines}
    there = {file.name for file in folder.iterdir()} - {SUMS}
    if set(said) != there:
        raise Unfit(f"{SUMS} and the folder differ: {', '.join(sorted(set(said) ^ there))}")
    for name, checksum in said.items():
        if hashlib.sha256((folder / name).read_bytes()).hexdigest() != checksum:
            raise Unfit(f"{name} is not what its checksum says")
    packages(folder, of)
    for name in ("server", "page"):
        bill = json.loads((folder / f"rummykit-{of}-{name}.cdx.json").read_text(encoding="utf-8"))
        bare = [each["name"] for each in bill["components"] if not hashed(each)]
        if bill["bomFormat"] != "CycloneDX" or not bill["components"] or bare:
            raise Unfit(f"the bill of the {name} lists nothing, or has no hash of {', '.join(bare)}")


def hashed(component: dict[str, object]) -> bool:
    """Whether a component of a bill has a hash, its own or of where it comes from."""
    sources = component.get("externalReferences", [])
    assert isinstance(sources, list)
    return bool(component.get("hashes")) or any(source.get("hashes") for source in sources)


def main() -> int:
    """Write what is missing, unless only asked to check; 1 if it is no release."""
    parser = argparse.ArgumentParser(prog="python -m tools.release_files", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--check", action="store_true", help="write nothing")
    asked = parser.parse_args()
    folder, of = asked.folder, version()
    try:
        if not asked.check:
            packages(folder, of)
            for name, text in bills(of).items():
                (folder / name).write_text(text, encoding="utf-8")
            files = sorted(file for file in folder.iterdir() if file.name != SUMS)
            lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
            (folder / SUMS).write_text("".join(lines), encoding="utf-8")
        check(folder, of)
    except (Unfit, OSError) as fault:
        print(fault, file=sys.stderr)
        return 1
    print(f"{folder} is a release of version {of}: {len(list(folder.iterdir()))} files.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
