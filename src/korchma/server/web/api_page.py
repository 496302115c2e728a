"""The page of the API: every route and every Struct, from our own hand and without a script."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

METHODS = ("get", "post", "put", "patch", "delete")
NAMES = "#/components/schemas/"
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  background: #1a110b; color: #f5eace; }
a { color: #ffc95c; } code { color: #d6b067; } td, th { padding: .2rem .8rem .2rem 0;
  text-align: left; vertical-align: top; } h3 { margin-bottom: 0; } table { margin-bottom: 1rem; }
"""


class ApiPage(OpenAPIRenderPlugin):
    """Routes first, then the Structs they speak in; the same as a file in ``openapi.json``."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """One page of plain HTML."""
        return page(openapi_schema).encode()


def page(schema: Mapping[str, Any]) -> str:
    """A schema as a page."""
    title = escape(f"{schema['info']['title']} {schema['info']['version']}")
    structs = schema.get("components", {}).get("schemas", {})
    return "\n".join(
        [
            f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title>',
            '<meta name="viewport" content="width=device-width">',
            f"<style>{STYLE}</style><h1>{title}</h1>",
            '<p>For programs: <a href="/schema/openapi.json">openapi.json</a>. What is said at a'
            " table, over the WebSocket, is told in <code>docs/protocol.md</code>.</p>",
            "<h2>Routes</h2><table>",
            *_routes(schema["paths"]),
            "</table><h2>Structs</h2>",
            *(_struct(name, each) for name, each in sorted(structs.items())),
        ]
    )


def _routes(paths: Mapping[str, Any]) -> Iterable[str]:
    """A line for each route: what is sent, what is answered."""
    for path, operations in sorted(paths.items()):
        for method in (method for method in METHODS if method in operations):
            operation = operations[method]
            sent = _body(operation.get("requestBody", {}))
            answers = [_body(each) for code, each in operation["responses"].items() if code < "3"]
            yield (
                f"<tr><td>{method.upper()}<td><code>{escape(path)}</code><td>{sent}"
                f"<td>{', '.join(filter(None, answers))}"
                f"<td>{escape(operation.get('description') or '')}"
            )


def _body(body: Mapping[str, Any]) -> str:
    kinds = [each.get("schema", {}) for each in body.get("content", {}).values()]
    return ", ".join(dict.fromkeys(map(_kind, kinds)))


def _struct(name: str, schema: Mapping[str, Any]) -> str:
    """A Struct and its fields."""
    rows = "".join(
        f"<tr><td><code>{escape(field)}</code><td>{_kind(kind)}"
        for field, kind in schema.get("properties", {}).items()
    )
    about = escape(schema.get("description") or "")
    head = f'<h3 id="{escape(name)}">{escape(schema.get("title") or name)}</h3>'
    return f"{head}<p>{about}</p><table>{rows or '<tr><td>' + _kind(schema)}</table>"


def _kind(schema: Mapping[str, Any]) -> str:
    """The type of a value in a few words, with a way to its Struct."""
    match schema:
        case {"$ref": str(ref)}:
            name = escape(ref.removeprefix(NAMES))
            return f'<a href="#{name}">{name.rpartition("_")[2]}</a>'
        case {"oneOf": some} | {"anyOf": some}:
            return " or ".join(map(_kind, some))
        case {"enum": values}:
            return ", ".join(escape(json.dumps(value)) for value in values)
        case {"type": "array", "items": dict(items)}:
            return f"list of {_kind(items)}"
        case {"type": "array", "prefixItems": list(items)}:
            return f"list: {', '.join(map(_kind, items))}"
        case {"type": "object", "additionalProperties": dict(values)}:
            return f"object of {_kind(values)}"
        case {"type": list(names)}:
            return " or ".join(escape(str(name)) for name in names)
    return escape(str(schema.get("type", "anything")))
