"""What is in deploy/ for a host: the unit, the image and the compose file say nothing that is not there."""

import configparser
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]

from brigand.server.chosen import chosen
from brigand.server.settings import declared
from tests.rule import ROOT

PLACE = ROOT / "deploy"
OPTIONS = {setting.option for setting in declared().values()} | {"--settings"}


def options_in(command: str) -> set[str]:
    """The options of `brigand serve` in a command."""
    return set(re.findall(r"(?<!\S)--[a-z-]+", command.partition("serve")[2]))


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not here")
def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    unit = (PLACE / "brigand.service").read_text("utf-8")
    (tmp_path / "brigand.service").write_text(unit.replace("/opt/brigand/bin/brigand", sys.executable), "utf-8")
    command = ["systemd-analyze", "verify", "--man=no", str(tmp_path / "brigand.service")]
    done = subprocess.run(command, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_unit_lets_the_server_touch_nothing_but_its_own() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[method-assign,assignment]
    unit.read(PLACE / "brigand.service", "utf-8")
    service = unit["Service"]
    assert options_in(service["ExecStart"]) <= OPTIONS
    for key in ("NoNewPrivileges", "DynamicUser", "ProtectHome", "PrivateTmp", "PrivateDevices", "RestrictNamespaces"):
        assert service[key] == "yes"
    assert (service["ProtectSystem"], service["CapabilityBoundingSet"]) == ("strict", "")


def test_the_compose_file_is_one() -> None:
    compose = yaml.safe_load((PLACE / "compose.yaml").read_text("utf-8"))
    services = compose["services"]
    assert set(services) == {"brigand-1", "brigand-2", "postgres", "nats"}
    for name in ("brigand-1", "brigand-2"):
        one = services[name]
        assert options_in(one["command"][0]) <= OPTIONS
        assert all(port.startswith("127.0.0.1:") for port in one["ports"]), "a proxy stands before it"
        assert set(one["depends_on"]) <= set(services)
        assert set(one["secrets"]) <= set(compose["secrets"])
        assert (PLACE / one["build"]["context"] / one["build"]["dockerfile"]).is_file()
    settings = chosen({}, PLACE / "brigand.compose.toml")
    assert settings.bus == "nats://nats:4222"
    assert "ports" not in services["postgres"], "nobody outside"


def test_the_image_starts_what_there_is() -> None:
    image = (PLACE / "Dockerfile").read_text("utf-8")
    (command,) = re.findall(r"(?m)^CMD (\[.*\])$", image)
    assert options_in(" ".join(json.loads(command))) <= OPTIONS
    extras = re.findall(r"\$wheel\[([a-z,]+)\]", image)[0].split(",")
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    assert all(re.search(rf"(?m)^{extra} = ", project) for extra in extras)
    assert "USER brigand" in image
