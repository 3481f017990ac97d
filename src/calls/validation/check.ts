import {
  findNodeAtLocation,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import {formatFieldPath} from '../fieldPath';
import type {Problem, Reason} from './problem';
import type {Schema} from './schema';
import {findSchemaFindings, type Finding} from './schemaReasons';
import {getLine, getSpan} from './textPlace';
import {findValueFindings} from './valueFindings';

/** Longer bodies are not checked, because that would slow down typing. */
const longestChecked = 200_000;

const mostProblems = 20;

/** Locating a problem takes time, and most are not shown. */
const mostLocated = 500;

const warnings: Reason['kind'][] = [
  'unknownField',
  'null',
  'number64',
  'enumNumber',
];

const isFatal = ({reason}: Finding): boolean => !warnings.includes(reason.kind);

function createSyntaxProblem(text: string, error: ParseError): Problem {
  const {offset, length} = error;
  return {
    isError: true,
    reason: {kind: 'syntax', code: printParseErrorCode(error.error)},
    field: '',
    offset,
    length,
    line: getLine(text, offset),
  };
}

function getProblem(text: string, tree: Node, finding: Finding): Problem {
  const {path, reason} = finding;
  const span = getSpan(tree, path);
  if (reason.kind === 'unknownField') {
    // The key itself is the problem.
    const name = findNodeAtLocation(tree, path)?.parent?.children?.[0];
    if (name) Object.assign(span, {offset: name.offset, length: name.length});
  }
  const inside = reason.kind === 'required' ? [...path, reason.field] : path;
  return {
    isError: isFatal(finding),
    reason,
    field: formatFieldPath(inside),
    ...span,
    line: getLine(text, span.offset),
  };
}

/**
 * Checks message text of any length: errors first, then warnings.
 *
 * @throws if it is nested too deeply, or has a key with invalid Unicode
 */
export function checkText(text: string, schema: Schema): Problem[] {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, {disallowComments: true});
  if (errors[0]) return [createSyntaxProblem(text, errors[0])];
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const error = {error: 1, offset: 0, length: text.length};
    return [createSyntaxProblem(text, error)];
  }
  if (!tree) return [];
  if (tree.type !== 'object') {
    const finding: Finding = {path: [], reason: {kind: 'notObject'}};
    return [getProblem(text, tree, finding)];
  }
  const findings = [
    ...findSchemaFindings(schema, value),
    ...findValueFindings(schema, value),
  ];
  return [
    ...findings.filter(isFatal),
    ...findings.filter((one) => !isFatal(one)),
  ]
    .slice(0, mostLocated)
    .map((finding) => getProblem(text, tree, finding))
    .sort(
      (a, b) => Number(b.isError) - Number(a.isError) || a.offset - b.offset,
    )
    .slice(0, mostProblems);
}

export function checkBody(text: string, schema: Schema): Problem[] {
  if (text.length > longestChecked) return [];
  try {
    return checkText(text, schema);
  } catch {
    // Nested too deeply, or a key with invalid Unicode: the server validates
    // it.
    return [];
  }
}
