import {pythonLiteral} from '../../reference/samples/python';
import {isObject, type Json} from '../../sandbox/json';
import {parseExpression, type Expression} from '../engine/expression';
import {partsOf} from '../engine/template';
import type {Guide, Step} from '../model';
import {
  adviceOf,
  argumentOf,
  exitCodes,
  helpOf,
  inputHelp,
  oneLine,
} from './common';
import {criterionCode, type Dialect} from './criterion';

const text = (value: string): string => JSON.stringify(value);

const at = (value: string, keys: readonly string[]): string =>
  `at(${[value, ...keys.map(text)].join(', ')})`;

function expressionCode(expression: Expression): string {
  switch (expression.kind) {
    case 'input':
      return `inputs[${text(expression.name)}]`;
    case 'output':
      return `steps[${text(expression.step)}][${text(expression.name)}]`;
    case 'status':
      return 'status';
    case 'body':
      return at('body', expression.keys);
  }
}

const dialect: Dialect = {
  operand: (operand) =>
    operand.kind === 'literal'
      ? pythonLiteral(operand.value)
      : expressionCode(operand),
  compare: (left, operator, right) =>
    `compare(${left}, "${operator}", ${right})`,
  field: (keys) => at('entry', keys),
  finds: (keys, test) => `finds(${at('body', keys)}, lambda entry: ${test})`,
};

const testCode = (written: string): string =>
  `(${text(written)}, lambda inputs, steps, status, body: ${criterionCode(written, dialect)})`;

function payloadCode(value: Json, indent: string): string {
  const inner = `${indent}    `;
  if (typeof value === 'string') {
    const parts = partsOf(value);
    const [only] = parts;
    if (parts.length === 1 && typeof only === 'object') {
      return expressionCode(only);
    }
    if (parts.every((part) => typeof part === 'string')) return text(value);
    return `joined(${parts.map((part) => (typeof part === 'string' ? text(part) : expressionCode(part))).join(', ')})`;
  }
  if (Array.isArray(value)) {
    const items = value.map((one) => `${inner}${payloadCode(one, inner)},\n`);
    return value.length === 0 ? '[]' : `[\n${items.join('')}${indent}]`;
  }
  if (!isObject(value)) return pythonLiteral(value);
  const fields = Object.entries(value).map(
    ([key, one]) => `${inner}${text(key)}: ${payloadCode(one, inner)},\n`,
  );
  return fields.length === 0 ? '{}' : `{\n${fields.join('')}${indent}}`;
}

const criteriaCode = (criteria: readonly string[]): string =>
  `[${criteria.map(testCode).join(', ')}]`;

function stepCode(step: Step): string {
  const {id, title, path, payload, criteria, outputs, onFailure} = step;
  const found = Object.entries(outputs).map(
    ([name, expression]) =>
      `            ${text(name)}: lambda status, body: ${expressionCode(parseExpression(expression))},\n`,
  );
  const actions = onFailure.map((action) => {
    const {after, limit} =
      action.type === 'retry' ? action : {after: 0, limit: 0};
    return `            (${after}, ${limit}, ${criteriaCode(action.criteria)}),\n`;
  });
  const conditions = criteria.map((one) => `            ${testCode(one)},\n`);
  return `    {
        "id": ${text(id)},
        "title": ${text(oneLine(title))},
        "path": ${text(path)},
        "payload": lambda inputs, steps: ${payloadCode(payload, '        ')},
        "criteria": [
${conditions.join('')}        ],
        "outputs": {
${found.join('')}        },
        # Seconds between calls, retries at most (0: give up), and when.
        "retries": [
${actions.join('')}        ],
        "advice": ${pythonLiteral(adviceOf(step), '        ')},
    },
`;
}

const inputCode = ({inputs}: Guide): string =>
  inputs
    .map((input) => {
      const {name, type, default: value, required} = input;
      return `    parser.add_argument(${text(argumentOf(name))}, dest=${text(name)}, type=${
        {string: 'str', integer: 'int', boolean: 'boolean'}[type]
      }, default=${pythonLiteral(value)}, required=${
        required && value === undefined ? 'True' : 'False'
      }, help=${text(inputHelp(input).replaceAll('%', '%%'))})\n`;
    })
    .join('');

/**
 * A guide as one Python script that needs the standard library alone (Python
 * 3.8). It ends with the codes of `exitCodes`.
 */
export const pythonScript = (guide: Guide): string => `#!/usr/bin/env python3
# ${oneLine(guide.title)}
# ${oneLine(guide.summary)}
import argparse
import json
import os
import sys
import time
import urllib.error
import urllib.request


class Missing(Exception):
    pass


def at(value, *keys):
    """The value that keys lead to, or None."""
    for key in keys:
        if isinstance(value, dict):
            value = value.get(key)
        elif isinstance(value, list) and key.isdigit() and int(key) < len(value):
            value = value[int(key)]
        else:
            return None
    return value


def as_text(value):
    return value if isinstance(value, str) else json.dumps(value, separators=(",", ":"))


def joined(*parts):
    return "".join("" if part is None else as_text(part) for part in parts)


def compare(left, operator, right):
    if left is None or right is None:
        raise Missing()
    left, right = as_text(left), as_text(right)
    if operator == "==":
        return left == right
    if operator == "!=":
        return left != right
    try:
        left, right = float(left), float(right)
    except ValueError:
        return False
    return {"<": left < right, "<=": left <= right, ">": left > right, ">=": left >= right}[operator]


def holds(test, *values):
    """A condition about a value that is not there does not hold."""
    try:
        return test(*values)
    except Missing:
        return False


def finds(entries, test):
    return isinstance(entries, list) and any(holds(test, entry) for entry in entries)


def without_none(value):
    """Leaves out the fields whose input has no value."""
    if isinstance(value, dict):
        return {key: without_none(one) for key, one in value.items() if one is not None}
    if isinstance(value, list):
        return [without_none(one) for one in value if one is not None]
    return value


def boolean(value):
    if value not in ("true", "false"):
        raise argparse.ArgumentTypeError("must be true or false")
    return value == "true"


def seconds(value):
    if not (value.isascii() and value.isdigit()):
        raise argparse.ArgumentTypeError("must be a whole number of seconds")
    return int(value)


STEPS = [
${guide.steps.map(stepCode).join('')}]


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
        fail(${exitCodes.unreachable}, f"{server} does not respond: {error}. Name another address with --server.")
    try:
        return status, json.loads(content)
    except ValueError:
        return status, None


def unheld(criteria, *values):
    return [text for text, test in criteria if not holds(test, *values)]


def run(step, server, wait, inputs, steps):
    message = without_none(step["payload"](inputs, steps))
    used = {}
    while True:
        status, body = call(server, step["path"], message)
        values = (inputs, steps, status, body)
        missed = unheld(step["criteria"], *values)
        if not missed:
            break
        for number, (after, limit, criteria) in enumerate(step["retries"]):
            if unheld(criteria, *values):
                continue
            if limit == 0 or used.get(number, 0) < limit:
                break
        else:
            after, limit = 0, 0
        if limit == 0:
            print(json.dumps(body, indent=2, ensure_ascii=False), file=sys.stderr)
            for code, advice in step["advice"]:
                if at(body, "code") == code:
                    print(f"{code}: {advice}", file=sys.stderr)
            fail(${exitCodes.failed}, f"Step {step['id']} has failed: {' and '.join(missed)} does not hold (HTTP status {status}).")
        used[number] = used.get(number, 0) + 1
        after = after if wait is None else wait
        print(f"  Not yet. Again in {after} seconds.", flush=True)
        time.sleep(after)
    outputs = {name: find(status, body) for name, find in step["outputs"].items()}
    for name, value in outputs.items():
        if value is None:
            fail(${exitCodes.failed}, f"Step {step['id']} has failed: the response lacks the output {name}.")
    steps[step["id"]] = outputs


def main():
    parser = argparse.ArgumentParser(
        description=${text(oneLine(guide.summary).replaceAll('%', '%%'))},
        epilog=${text(helpOf(guide).slice(-2).join(' '))},
    )
    parser.add_argument("--server", default="http://localhost:4010", help="address of the platform")
    parser.add_argument("--dry-run", action="store_true", help="show the requests and send nothing")
    parser.add_argument("--wait", type=seconds, metavar="SECONDS", help="seconds before a call is repeated, instead of those that each step has")
${inputCode(guide)}    arguments = vars(parser.parse_args())
    server = arguments.pop("server").rstrip("/")
    dry_run = arguments.pop("dry_run")
    wait = arguments.pop("wait")
    inputs, steps = arguments, {}
    for number, step in enumerate(STEPS, 1):
        print(f"{number}/{len(STEPS)} {step['title']}", flush=True)
        if dry_run:
            message = without_none(step["payload"](inputs, steps))
            print(f"POST {server}{step['path']}")
            print(json.dumps(message, indent=2, ensure_ascii=False))
            steps[step["id"]] = {name: f"$steps.{step['id']}.outputs.{name}" for name in step["outputs"]}
        else:
            run(step, server, wait, inputs, steps)
    print("Nothing was sent." if dry_run else f"All {len(STEPS)} steps done.")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        fail(130, "Stopped.")
`;
