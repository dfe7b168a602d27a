"""The software bill of materials of a bundle, in the format CycloneDX."""

from __future__ import annotations

import json
from pathlib import Path

from bundle.licences import libraries, parts
from bundle.project import COMMAND, NAME, version


def write_sbom(site: Path, python: str, file: Path) -> None:
    """Write the bill of materials: a version of Python and all packages in a folder, with versions and licences."""
    components: list[dict[str, object]] = [
        {
            "type": "library",
            "name": part.name,
            "version": part.version,
            "purl": f"pkg:pypi/{part.name.lower().replace('_', '-')}@{part.version}",
            "licenses": [{"license": {"name": part.licence}}],
        }
        for part in parts(site)
    ]
    components += [{"type": "library", "name": one.name, "version": one.version} for one in libraries(site)]
    components.append({"type": "platform", "name": "CPython", "version": python})
    document = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": {"type": "application", "name": NAME, "bom-ref": COMMAND, "version": version()}},
        "components": components,
    }
    file.write_text(json.dumps(document, indent=2) + "\n", encoding="utf-8")
