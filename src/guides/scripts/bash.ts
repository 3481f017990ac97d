import {isObject, type Json} from '../../sandbox/json';
import {parseExpression, type Expression} from '../engine/expression';
import {partsOf} from '../engine/template';
import {defaultsOf} from '../inputs';
import type {Guide, Step} from '../model';
import {adviceOf, argumentOf, exitCodes, helpOf, oneLine} from './common';
import {criterionCode, type Dialect} from './criterion';

/** A text as one word of a POSIX shell. */
const quoted = (word: string): string => `'${word.replaceAll("'", `'\\''`)}'`;

const text = (value: unknown): string => JSON.stringify(value);

/** An expression as a filter of jq, where `.` is the body. */
function expressionCode(expression: Expression): string {
  switch (expression.kind) {
    case 'input':
      return `$state.inputs[${text(expression.name)}]`;
    case 'output':
      return `$state.steps[${text(expression.step)}][${text(expression.name)}]`;
    case 'status':
      return '$status';
    case 'body':
      return `at(${text(expression.keys)})`;
  }
}

const dialect: Dialect = {
  operand: (operand) =>
    operand.kind === 'literal' ? text(operand.value) : expressionCode(operand),
  compare: (left, operator, right) =>
    `compare(${left}; "${operator}"; ${right})`,
  field: (keys) => `at(${text(keys)})`,
  finds: (keys, test) => `finds(at(${text(keys)}); ${test})`,
};

function payloadCode(value: Json): string {
  if (typeof value === 'string') {
    const parts = partsOf(value);
    const codes = parts.map((part) =>
      typeof part === 'string' ? text(part) : `(${expressionCode(part)})`,
    );
    const [only = '""'] = codes;
    if (parts.length < 2) return only;
    return `([${codes.join(', ')}] | map(words) | add)`;
  }
  if (Array.isArray(value)) return `[${value.map(payloadCode).join(', ')}]`;
  if (!isObject(value)) return text(value);
  const fields = Object.entries(value).map(
    ([key, one]) => `${text(key)}: ${payloadCode(one)}`,
  );
  return `{${fields.join(', ')}}`;
}

function stepCode(step: Step, index: number, count: number): string {
  const {id, title, path, payload, criteria, outputs, onFailure} = step;
  const found = Object.entries(outputs).map(
    ([name, expression]) =>
      `${text(name)}: ${expressionCode(parseExpression(expression))}`,
  );
  const dry = Object.keys(outputs).map(
    (name) => `${text(name)}: ${text(`$steps.${id}.outputs.${name}`)}`,
  );
  const retries = onFailure.map((action) => {
    const {after, limit} =
      action.type === 'retry' ? action : {after: 0, limit: 0};
    const when = action.criteria.map(
      (one) => `(${criterionCode(one, dialect)})`,
    );
    return `  ${after} ${limit} ${quoted(when.join(' and ') || 'true')}`;
  });
  return `
# ${oneLine(title)}
step=${id}
path=${quoted(path)}
payload=${quoted(payloadCode(payload))}
criteria=(
${criteria.map((one) => `  ${quoted(one)} ${quoted(criterionCode(one, dialect))}`).join('\n')}
)
outputs=${quoted(`{${found.join(', ')}}`)}
dry_outputs=${quoted(`{${dry.join(', ')}}`)}
# Seconds between calls, retries at most (0: give up), and when.
retries=(
${retries.join('\n')}
)
advice=(
${adviceOf(step)
  .map(([code, advice]) => `  ${quoted(code)} ${quoted(advice)}`)
  .join('\n')}
)
run_step ${quoted(`${index + 1}/${count} ${oneLine(title)}`)}
`;
}

const library = `def at($keys): reduce $keys[] as $key (.;
  if type == "object" then .[$key]
  elif type == "array" and ($key | test("^(0|[1-9][0-9]*)$")) then .[$key | tonumber]
  else null end);
def words: if . == null then "" elif type == "string" then . else tojson end;
def need: if . == null then error("missing") else words end;
def number: try tonumber catch null;
def compare($left; $operator; $right): ($left | need) as $a | ($right | need) as $b
  | if $operator == "==" then $a == $b
    elif $operator == "!=" then $a != $b
    else ($a | number) as $m | ($b | number) as $n
      | if $m == null or $n == null then false
        elif $operator == "<" then $m < $n
        elif $operator == "<=" then $m <= $n
        elif $operator == ">" then $m > $n
        else $m >= $n end
    end;
def finds(list; test): list as $entries
  | if ($entries | type) == "array" then any($entries[]; try test catch false) else false end;
def filled: walk(if type == "object" then with_entries(select(.value != null))
  elif type == "array" then map(select(. != null)) else . end);
(env.STATE | fromjson) as $state | (env.STATUS | tonumber) as $status | `;

function inputCode({inputs}: Guide): string {
  return inputs
    .map(({name, type}) => {
      const parse = {
        string: '.',
        integer:
          'if test("^-?[0-9]+$") then tonumber else error("must be an integer") end',
        boolean:
          'if . == "true" then true elif . == "false" then false else error("must be true or false") end',
      }[type];
      return `    ${argumentOf(name)}) set_input ${quoted(name)} "$1" "$2" ${quoted(parse)}; shift 2 ;;\n`;
    })
    .join('');
}

/**
 * A guide as one script for bash 3.2 or newer, with curl and jq 1.6. It ends with
 * the codes of `exitCodes`.
 */
export const bashScript = (guide: Guide): string => {
  const {title, summary, inputs, steps} = guide;
  const state = {inputs: defaultsOf(inputs), steps: {}};
  const required = inputs
    .filter((input) => input.required && input.default === undefined)
    .map(({name}) => name);
  return `#!/usr/bin/env bash
# ${oneLine(title)}
# ${oneLine(summary)}
set -uo pipefail

server=http://localhost:4010
dry_run=false
wait=
state=${quoted(text(state))}
status=0
body=null

fail() {
  printf '%s\\n' "$2" >&2
  exit "$1"
}

usage() {
  cat <<'END_OF_HELP'
${[`Usage: bash ${guide.name}.sh [arguments]`, '', oneLine(summary), '', ...helpOf(guide)].join('\n')}
END_OF_HELP
}

set_input() {
  state=$(STATE=$state NAME=$1 VALUE=$3 jq -cn '(env.STATE | fromjson) as $state | (env.VALUE | '"$4"') as $value | $state | .inputs[env.NAME] = $value' 2>/dev/null) ||
    fail ${exitCodes.usage} "$2: \\"$3\\" is no value for it. --help shows the arguments."
}

for program in curl jq; do
  command -v "$program" >/dev/null || fail ${exitCodes.programs} "This script needs $program. Install it, then start again."
done

while [ $# -gt 0 ]; do
  case $1 in
    --help) usage; exit 0 ;;
    --dry-run) dry_run=true; shift; continue ;;
  esac
  [ $# -gt 1 ] || fail ${exitCodes.usage} "$1: a value is missing, or there is no such argument. --help shows the arguments."
  case $1 in
    --server) server=\${2%/}; shift 2 ;;
    --wait)
      [[ $2 =~ ^[0-9]+$ ]] || fail ${exitCodes.usage} "--wait: \"$2\" is no whole number of seconds. --help shows the arguments."
      wait=$2
      shift 2
      ;;
${inputCode(guide)}    *) fail ${exitCodes.usage} "$1: there is no such argument. --help shows the arguments." ;;
  esac
done
${required.map((name) => `STATE=$state jq -en '(env.STATE | fromjson).inputs | has(${text(name)})' >/dev/null || fail ${exitCodes.usage} ${quoted(`${argumentOf(name)} is required. --help shows the arguments.`)}\n`).join('')}
library=${quoted(library)}

# Evaluates a filter of jq over the body of the response.
evaluate() {
  STATE=$state STATUS=$status jq "$1" "$library$2" <<<"$body" 2>/dev/null
}

call() {
  local response headers=(--header 'Content-Type: application/json' --header 'Connect-Protocol-Version: 1')
  [ -z "\${HOLT_AUTHORIZATION:-}" ] || headers+=(--header "Authorization: $HOLT_AUTHORIZATION")
  response=$(curl --silent --show-error --max-time 600 --write-out '\\n%{http_code}' "\${headers[@]}" --data @- "$server$path" <<<"$request") ||
    fail ${exitCodes.unreachable} "$server does not respond. Name another address with --server."
  status=$((10#\${response##*$'\\n'}))
  body=\${response%$'\\n'*}
  jq -e . >/dev/null 2>&1 <<<"$body" || body=null
}

give_up() {
  local index code
  evaluate . . >&2
  code=$(evaluate -r '.code? // ""')
  for ((index = 0; index < \${#advice[@]}; index += 2)); do
    [ "\${advice[index]}" != "$code" ] || printf '%s: %s\\n' "$code" "\${advice[index + 1]}" >&2
  done
  fail ${exitCodes.failed} "Step $step has failed: $1 (HTTP status $status)."
}

run_step() {
  local request found missed index after limit used=()
  printf '%s\\n' "$1"
  request=$(evaluate -c "($payload) | filled") || fail ${exitCodes.failed} "Step $step has failed: its request cannot be made."
  if $dry_run; then
    printf 'POST %s\\n' "$server$path"
    jq . <<<"$request"
    found=$dry_outputs
  else
    while true; do
      call
      missed=
      for ((index = 0; index < \${#criteria[@]}; index += 2)); do
        evaluate -e "\${criteria[index + 1]}" >/dev/null || missed="\${missed:+$missed and }\${criteria[index]}"
      done
      [ -n "$missed" ] || break
      limit=0
      for ((index = 0; index < \${#retries[@]}; index += 3)); do
        evaluate -e "\${retries[index + 2]}" >/dev/null || continue
        after=\${wait:-\${retries[index]}}
        limit=\${retries[index + 1]}
        [ "$limit" -ne 0 ] || break
        [ "\${used[index]:-0}" -ge "$limit" ] || break
        limit=0
      done
      [ "$limit" -ne 0 ] || give_up "$missed does not hold"
      used[index]=$((\${used[index]:-0} + 1))
      printf '  Not yet. Again in %s seconds.\\n' "$after"
      sleep "$after"
    done
    found=$(evaluate -c "$outputs | if any(.[]; . == null) then error(\\"missing\\") else . end") ||
      give_up 'the response lacks what later steps use'
  fi
  state=$(STATE=$state FOUND=$found STEP=$step jq -cn '(env.STATE | fromjson) | .steps[env.STEP] = (env.FOUND | fromjson)')
}
${steps.map((step, index) => stepCode(step, index, steps.length)).join('')}
if $dry_run; then echo 'Nothing was sent.'; else echo 'All ${steps.length} steps done.'; fi
`;
};
