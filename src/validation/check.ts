import {
  findNodeAtLocation,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import {fieldName} from '../fieldPath';
import type {Problem, Reason} from './problem';
import type {Schema} from './schema';
import {schemaFindings, type Finding} from './schemaReasons';
import {placeOf, spanOf} from './textPlace';
import {unknownFields} from './unknownFields';

/** Longer bodies are sent without a check, which would hold up the typing. */
const longestChecked = 200_000;

/** More problems than this are of no use at a time. */
const mostProblems = 20;

const warnings: Reason['kind'][] = [
  'unknownField',
  'null',
  'number64',
  'enumNumber',
];

function syntaxProblem(text: string, error: ParseError): Problem {
  const {offset, length} = error;
  return {
    isError: true,
    reason: {kind: 'syntax', code: printParseErrorCode(error.error)},
    field: '',
    offset,
    length,
    ...placeOf(text, offset),
  };
}

function problemOf(text: string, tree: Node, finding: Finding): Problem {
  const {path, reason} = finding;
  const span = spanOf(tree, path);
  if (reason.kind === 'unknownField') {
    // The name is what is wrong.
    const name = findNodeAtLocation(tree, path)?.parent?.children?.[0];
    if (name) Object.assign(span, {offset: name.offset, length: name.length});
  }
  const inside = reason.kind === 'required' ? [...path, reason.field] : path;
  return {
    isError: !warnings.includes(reason.kind),
    reason,
    field: fieldName(inside),
    ...span,
    ...placeOf(text, span.offset),
  };
}

function check(text: string, schema: Schema): Problem[] {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, {disallowComments: true});
  if (errors[0]) return [syntaxProblem(text, errors[0])];
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const error = {error: 1, offset: 0, length: text.length};
    return [syntaxProblem(text, error)];
  }
  if (!tree) return [];
  if (tree.type !== 'object') {
    const finding: Finding = {path: [], reason: {kind: 'notObject'}};
    return [problemOf(text, tree, finding)];
  }
  return [...schemaFindings(schema, value), ...unknownFields(schema, value)]
    .map((finding) => problemOf(text, tree, finding))
    .sort(
      (a, b) => Number(b.isError) - Number(a.isError) || a.offset - b.offset,
    )
    .slice(0, mostProblems);
}

/** What is wrong with the text of a body, errors before warnings. */
export function checkBody(text: string, schema: Schema): Problem[] {
  if (text.length > longestChecked) return [];
  try {
    return check(text, schema);
  } catch {
    // Too deep, or with a name that is no Unicode: the server judges it.
    return [];
  }
}
