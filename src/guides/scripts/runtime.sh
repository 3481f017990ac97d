#!/usr/bin/env bash
# {{title}}
# {{summary}}
#
# Needs bash 3.2 or newer, curl, and jq 1.6 or newer. --help shows the arguments.
set -uo pipefail

# The guide. The code below it runs each of the steps:
#   path       where the request is sent, after the address of the platform
#   payload    its JSON; what begins with "$" is a value of an input, or of a step before
#   criteria   what holds of the response when the step has succeeded
#   onFailure  the first whose criteria hold says what to do otherwise: call again
#              "after" so many seconds, "limit" times at most, or end
#   outputs    values of the response that later steps use
#   failures   when an error comes, and what to do then
guide() {
  cat <<'END_OF_GUIDE'
{{guide}}
END_OF_GUIDE
}

fail() {
  printf '%s\n' "$2" >&2
  exit "$1"
}

# Programs of jq stand in single quotes: their variables are none of the shell.
# shellcheck disable=SC2016
usage() {
  guide | jq -r '
    def default_text: tostring
      | if test("\n") then "\n" + (sub("\\s+$"; "") | split("\n") | map("    " + .) | join("\n"))
        else " " + . end;
    "Usage: bash \(.name).sh [arguments]",
    "",
    .summary,
    "",
    "--server <address>  Address of the platform. Default: http://localhost:4010",
    "--dry-run           Show the requests and send nothing.",
    "--wait <seconds>    Seconds before a call is repeated, instead of those that each step has.",
    "--help              Show this text.",
    "",
    "Inputs:",
    (.inputs[] | "\(.argument) <value>  \(.description)"
      + (if .multiline then " From a file: \(.argument) \"$(cat <file>)\"" else "" end)
      + (if has("default") then " Default:" + (.default | default_text)
         elif .required then " Required."
         else "" end)),
    "",
    "HOLT_AUTHORIZATION, if it is set, is sent as the Authorization header.",
    "Exit codes: 1 a step has failed, 2 wrong arguments, 3 no response, 4 a program is missing."'
}

# Definitions for jq, where "." is the body of the response.
# shellcheck disable=SC2016
library='. as $body | (env.STATE | fromjson) as $state | (env.STEP | fromjson) as $step
| ($state + {"$statusCode": (env.STATUS | tonumber), "$response": {body: $body}}) as $scope
| def at($keys): reduce $keys[] as $key (.;
    if type == "object" then .[$key]
    elif type == "array" and ($key | test("^(0|[1-9][0-9]*)$")) then .[$key | tonumber]
    else null end);
  # The value of an expression such as $inputs.name or $response.body#/items/0.
  def resolve: capture("^(?<root>[^#]*)#?(?<pointer>.*)$") as $parts
    | ($parts.pointer | split("/")[1:] | map(gsub("~1"; "/") | gsub("~0"; "~"))) as $keys
    | $scope | at(($parts.root | split(".")) + $keys);
  def words: if . == null then "" elif type == "string" then . else tojson end;
  # A payload with the values of its expressions; a field without a value is left out.
  def filled:
    if type == "object" then map_values(filled) | with_entries(select(.value != null))
    elif type == "array" then map(filled | select(. != null))
    elif type != "string" then .
    elif startswith("$") then resolve
    else [scan("\\{\\$[^{}]*\\}|[^{]+|\\{") | if startswith("{$") then .[1:-1] | resolve | words else . end]
      | add // "" end;
  def operands: "\"[^\"]*\"|\u0027[^\u0027]*\u0027|@\\.[\\w.]+|\\{?\\$[\\w.-]+(?:#[^\\s=<>&|{}\"\u0027]*)?\\}?|true|false|-?\\d+(?:\\.\\d+)?";
  def comparisons: [capture("(?<left>\(operands))\\s*(?<operator>[=!<>]=|[<>])\\s*(?<right>\(operands))\\s*(?<joint>&&|\\|\\|)?"; "g")];
  def operand($entry):
    if test("^[\"\u0027]") then .[1:-1]
    elif startswith("@.") then .[2:] as $path | $entry | at($path | split("."))
    elif startswith("{") then .[1:-1] | resolve
    elif startswith("$") then resolve
    else fromjson end;
  def number: try tonumber catch null;
  # Scalars are compared by their texts, or as numbers.
  def is_true($entry): . as {$left, $operator, $right}
    | ([$left, $right] | map(operand($entry) | if . == null then error("missing") else words end)) as [$a, $b]
    | if $operator == "==" then $a == $b
      elif $operator == "!=" then $a != $b
      else ([$a, $b] | map(number)) as [$m, $n]
        | if $m == null or $n == null then false
          elif $operator == "<" then $m < $n
          elif $operator == "<=" then $m <= $n
          elif $operator == ">" then $m > $n
          else $m >= $n end
      end;
  # A criterion: comparisons with && and ||, or a search for an entry of a list.
  # One that comes upon a value that is not there does not hold.
  def holds:
    if test("^\\$\\.") then
      capture("^\\$\\.+(?<list>[\\w.]+)\\[\\?(?<tests>.*)\\]$") as $search
      | ($search.tests | comparisons) as $tests
      | any($body | at($search.list | split(".")) | arrays[];
          . as $entry | try all($tests[]; is_true($entry)) catch false)
    else
      reduce comparisons[] as $one ([[]]; .[-1] += [$one] | if $one.joint == "||" then . + [[]] else . end)
      | try any(.[]; all(.[]; is_true(null))) catch false
    end;
'

# Evaluates a filter of jq over the body of the response, with options of jq after it.
evaluate() {
  local filter=$1
  shift
  STATE=$state STEP=$step STATUS=$status jq "$@" "$library$filter" <<<"$body" 2>/dev/null
}

call() {
  local response headers=(--header 'Content-Type: application/json' --header 'Connect-Protocol-Version: 1')
  [ -z "${HOLT_AUTHORIZATION:-}" ] || headers+=(--header "Authorization: $HOLT_AUTHORIZATION")
  response=$(curl --silent --show-error --max-time 600 --write-out '\n%{http_code}' "${headers[@]}" --data @- "$1" <<<"$2") ||
    fail 3 "$server does not respond. Name another address with --server."
  status=$((10#${response##*$'\n'}))
  body=${response%$'\n'*}
  jq -e . >/dev/null 2>&1 <<<"$body" || body=null
}

# shellcheck disable=SC2016
give_up() {
  evaluate '$body' >&2
  evaluate '($body.code? // "") as $code | $step.failures[] | select(.code == $code) | "\(.code): \(.when) \(.then)"' -r >&2
  fail 1 "Step $id has failed: $1 (HTTP status $status)."
}

# shellcheck disable=SC2016
run_step() {
  local id address title request missed action index after found used='[]'
  {
    read -r id
    read -r address
    read -r title
    read -r request
  } <<<"$(evaluate '$step | .id, .path, .title, (.payload | filled | tojson)' -r)"
  address=$server$address
  printf '%s %s\n' "$1" "$title"
  [ -n "$request" ] || fail 1 "Step $id has failed: its request cannot be made."
  if $dry_run; then
    printf 'POST %s\n' "$address"
    jq . <<<"$request"
    state=$(evaluate '($step.outputs | with_entries(.value = "$steps.\($step.id).outputs.\(.key)")) as $outputs
      | $state | .["$steps"][$step.id].outputs = $outputs' -c)
  else
    while true; do
      call "$address" "$request"
      missed=$(evaluate '[$step.criteria[] | select(holds | not)] | join(" and ")' -r) ||
        fail 1 "Step $id has failed: its criteria cannot be read."
      [ -n "$missed" ] || break
      action=$(evaluate 'first($step.onFailure | to_entries[]
          | select(all(.value.criteria[]; holds))
          | select(.value.type == "end" or ($used[.key] // 0) < .value.limit))
        | select(.value.type == "retry") | "\(.key) \(.value.after)"' -r --argjson used "$used")
      [ -n "$action" ] || give_up "$missed does not hold"
      read -r index after <<<"$action"
      used=$(jq -c ".[$index] += 1" <<<"$used")
      after=${wait:-$after}
      printf '  Not yet. Again in %s seconds.\n' "$after"
      sleep "$after"
    done
    found=$(evaluate '($step.outputs | map_values(resolve)) as $outputs
      | if any($outputs[]; . == null) then error("missing") else $state end
      | .["$steps"][$step.id].outputs = $outputs' -c) || give_up 'the response lacks what later steps use'
    state=$found
  fi
}

# shellcheck disable=SC2016
set_input() {
  local input
  input=$(guide | jq -ce --arg argument "$1" '.inputs[] | select(.argument == $argument)') ||
    fail 2 "$1: there is no such argument. --help shows the arguments."
  state=$(jq -ce --argjson input "$input" --arg value "$2" '.["$inputs"][$input.name] = ($value
    | if $input.type == "string" then .
      elif $input.type == "integer" and test("^-?[0-9]+$") then tonumber
      elif $input.type == "boolean" and (. == "true" or . == "false") then . == "true"
      else error("wrong type") end)' <<<"$state" 2>/dev/null) ||
    fail 2 "$1: \"$2\" is no value for it. --help shows the arguments."
}

for program in curl jq; do
  command -v "$program" >/dev/null || fail 4 "This script needs $program. Install it, then start again."
done

server=http://localhost:4010
dry_run=false
wait=
step=null
status=0
body=null
# shellcheck disable=SC2016
state=$(guide | jq -c '{"$inputs": (reduce (.inputs[] | select(has("default"))) as $input ({}; .[$input.name] = $input.default)), "$steps": {}}')

while [ $# -gt 0 ]; do
  case $1 in
    --help) usage; exit 0 ;;
    --dry-run) dry_run=true; shift; continue ;;
  esac
  [ $# -gt 1 ] || fail 2 "$1: a value is missing, or there is no such argument. --help shows the arguments."
  case $1 in
    --server) server=${2%/} ;;
    --wait)
      [[ $2 =~ ^[0-9]+$ ]] || fail 2 "--wait: \"$2\" is no whole number of seconds. --help shows the arguments."
      wait=$2
      ;;
    *) set_input "$1" "$2" ;;
  esac
  shift 2
done
# shellcheck disable=SC2016
missing=$(jq -r --argjson guide "$(guide)" '[. as $state | $guide.inputs[] | select(.required) | select(.name as $name | $state["$inputs"] | has($name) | not) | .argument][0] // ""' <<<"$state")
[ -z "$missing" ] || fail 2 "$missing is required. --help shows the arguments."

steps=$(guide | jq -c '.steps[]')
count=$(grep -c '' <<<"$steps")
number=0
while IFS= read -r -u 3 step; do
  number=$((number + 1))
  run_step "$number/$count"
done 3<<<"$steps"
if $dry_run; then echo 'Nothing was sent.'; else echo "All $count steps done."; fi
