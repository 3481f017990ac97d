#!/usr/bin/env python3
# {{title}}
# {{summary}}
#
# Needs Python 3.8 or newer and nothing else. --help shows the arguments.
import argparse
import json
import os
import re
import sys
import time
import urllib.error
import urllib.request

# The guide. The code below it runs each of the steps:
#   path       where the request is sent, after the address of the platform
#   payload    its JSON; what begins with "$" is a value of an input, or of a step before
#   criteria   what holds of the response when the step has succeeded
#   onFailure  the first whose criteria hold says what to do otherwise: call again
#              "after" so many seconds, "limit" times at most, or end
#   outputs    values of the response that later steps use
#   failures   when an error comes, and what to do then
GUIDE = json.loads(r"""
{{guide}}
""")


class Missing(Exception):
    pass


def at(value, keys):
    """The value that keys lead to, or None."""
    for key in keys:
        if isinstance(value, dict):
            value = value.get(key)
        elif isinstance(value, list) and re.fullmatch("0|[1-9][0-9]*", key) and int(key) < len(value):
            value = value[int(key)]
        else:
            return None
    return value


def resolve(expression, scope):
    """The value of an expression such as $inputs.name or $response.body#/items/0."""
    root, _, pointer = expression.partition("#")
    keys = [key.replace("~1", "/").replace("~0", "~") for key in pointer.split("/")[1:]]
    return at(scope, root.split(".") + keys)


def as_text(value):
    return value if isinstance(value, str) else json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def filled(value, scope):
    """A payload with the values of its expressions; a field without a value is left out."""
    if isinstance(value, dict):
        fields = {key: filled(one, scope) for key, one in value.items()}
        return {key: one for key, one in fields.items() if one is not None}
    if isinstance(value, list):
        return [one for one in (filled(one, scope) for one in value) if one is not None]
    if not isinstance(value, str):
        return value
    if value.startswith("$"):
        return resolve(value, scope)

    def embedded(found):
        inner = resolve(found[1], scope)
        return "" if inner is None else as_text(inner)

    return re.sub(r"\{(\$[^{}]*)\}", embedded, value)


OPERAND = r"\"[^\"]*\"|'[^']*'|@\.[\w.]+|\{?\$[\w.-]+(?:#[^\s=<>&|{}\"']*)?\}?|true|false|-?\d+(?:\.\d+)?"
COMPARISON = re.compile(rf"({OPERAND})\s*([=!<>]=|[<>])\s*({OPERAND})\s*(&&|\|\|)?")
SEARCH = re.compile(r"\$\.+([\w.]+)\[\?(.*)\]", re.DOTALL)


def operand(text, scope, entry):
    if text[0] in "\"'":
        return text[1:-1]
    if text.startswith("@."):
        return at(entry, text[2:].split("."))
    if text[0] in "{$":
        return resolve(text.strip("{}"), scope)
    return json.loads(text)


def is_true(comparison, scope, entry=None):
    """Compares scalars by their texts, or as numbers."""
    left, operator, right, _ = comparison
    values = [operand(text, scope, entry) for text in (left, right)]
    if None in values:
        raise Missing()
    left, right = map(as_text, values)
    if operator == "==":
        return left == right
    if operator == "!=":
        return left != right
    try:
        left, right = float(left), float(right)
    except ValueError:
        return False
    return {"<": left < right, "<=": left <= right, ">": left > right, ">=": left >= right}[operator]


def all_true(comparisons, scope, entry=None):
    return all(is_true(comparison, scope, entry) for comparison in comparisons)


def entry_fits(tests, scope, entry):
    try:
        return all_true(tests, scope, entry)
    except Missing:
        return False


def holds(criterion, scope):
    """A criterion: comparisons with && and ||, or a search for an entry of a list.

    One that comes upon a value that is not there does not hold.
    """
    search = SEARCH.fullmatch(criterion)
    if search:
        entries = at(scope, ["$response", "body"] + search[1].split("."))
        tests = COMPARISON.findall(search[2])
        return isinstance(entries, list) and any(entry_fits(tests, scope, entry) for entry in entries)
    alternatives = [[]]
    for comparison in COMPARISON.findall(criterion):
        alternatives[-1].append(comparison)
        if comparison[3] == "||":
            alternatives.append([])
    try:
        return any(all_true(comparisons, scope) for comparisons in alternatives)
    except Missing:
        return False


def boolean(value):
    if value not in ("true", "false"):
        raise argparse.ArgumentTypeError("must be true or false")
    return value == "true"


def seconds(value):
    if not (value.isascii() and value.isdigit()):
        raise argparse.ArgumentTypeError("must be a whole number of seconds")
    return int(value)


def fail(code, message):
    print(message, file=sys.stderr)
    sys.exit(code)


def call(server, path, message):
    headers = {"Content-Type": "application/json", "Connect-Protocol-Version": "1"}
    if os.environ.get("HOLT_AUTHORIZATION"):
        headers["Authorization"] = os.environ["HOLT_AUTHORIZATION"]
    data = json.dumps(message).encode()
    try:
        request = urllib.request.Request(server + path, data=data, headers=headers)
        with urllib.request.urlopen(request, timeout=600) as response:
            status, content = response.status, response.read()
    except urllib.error.HTTPError as error:
        status, content = error.code, error.read()
    except (OSError, ValueError) as error:
        fail(3, f"{server} does not respond: {error}. Name another address with --server.")
    try:
        return status, json.loads(content)
    except ValueError:
        return status, None


def give_up(step, status, body, missed):
    print(json.dumps(body, indent=2, ensure_ascii=False), file=sys.stderr)
    for failure in step["failures"]:
        if at(body, ["code"]) == failure["code"]:
            print(f"{failure['code']}: {failure['when']} {failure['then']}", file=sys.stderr)
    fail(1, f"Step {step['id']} has failed: {' and '.join(missed)} does not hold (HTTP status {status}).")


def run(step, server, wait, scope):
    """Makes the call of a step until its criteria hold, and returns its outputs."""
    message = filled(step["payload"], scope)
    used = {}
    while True:
        status, body = call(server, step["path"], message)
        now = {**scope, "$statusCode": status, "$response": {"body": body}}
        missed = [criterion for criterion in step["criteria"] if not holds(criterion, now)]
        if not missed:
            break
        for number, action in enumerate(step["onFailure"]):
            if not all(holds(criterion, now) for criterion in action["criteria"]):
                continue
            if action["type"] == "end" or used.get(number, 0) < action["limit"]:
                break
        else:
            action = {"type": "end"}
        if action["type"] == "end":
            give_up(step, status, body, missed)
        used[number] = used.get(number, 0) + 1
        after = action["after"] if wait is None else wait
        print(f"  Not yet. Again in {after} seconds.", flush=True)
        time.sleep(after)
    outputs = {name: resolve(expression, now) for name, expression in step["outputs"].items()}
    for name, value in outputs.items():
        if value is None:
            fail(1, f"Step {step['id']} has failed: the response lacks the output {name}.")
    return outputs


def main():
    # argparse formats its texts with "%".
    parser = argparse.ArgumentParser(
        description=GUIDE["summary"].replace("%", "%%"),
        epilog="HOLT_AUTHORIZATION, if it is set, is sent as the Authorization header. Exit codes: 1 a step has failed, 2 wrong arguments, 3 no response, 4 a program is missing.",
    )
    parser.add_argument("--server", default="http://localhost:4010", help="address of the platform")
    parser.add_argument("--dry-run", action="store_true", help="show the requests and send nothing")
    parser.add_argument("--wait", type=seconds, metavar="SECONDS", help="seconds before a call is repeated, instead of those that each step has")
    for entry in GUIDE["inputs"]:
        description = entry["description"]
        if entry["multiline"]:
            description += f" From a file: {entry['argument']} \"$(cat <file>)\""
        parser.add_argument(
            entry["argument"],
            dest=entry["name"],
            type={"string": str, "integer": int, "boolean": boolean}[entry["type"]],
            default=entry.get("default"),
            required=entry["required"] and "default" not in entry,
            help=description.replace("%", "%%"),
        )
    arguments = vars(parser.parse_args())
    server = arguments.pop("server").rstrip("/")
    dry_run = arguments.pop("dry_run")
    wait = arguments.pop("wait")
    steps = GUIDE["steps"]
    scope = {"$inputs": arguments, "$steps": {}}
    for number, step in enumerate(steps, 1):
        print(f"{number}/{len(steps)} {step['title']}", flush=True)
        if dry_run:
            print(f"POST {server}{step['path']}")
            print(json.dumps(filled(step["payload"], scope), indent=2, ensure_ascii=False))
            outputs = {name: f"$steps.{step['id']}.outputs.{name}" for name in step["outputs"]}
        else:
            outputs = run(step, server, wait, scope)
        scope["$steps"][step["id"]] = {"outputs": outputs}
    print("Nothing was sent." if dry_run else f"All {len(steps)} steps done.")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        fail(130, "Stopped.")
