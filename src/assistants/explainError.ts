import {getDetails, sayWhy} from '../errors/details';
import {openBook, type OpenBook} from '../errors/explain';
import type {ErrorBook, Finding} from '../errors/model';
import {getPlainText} from '../errors/plainText';
import {findOperation} from './findOperation';
import type {Language} from './library';

/** What a pasted error may be. */
export interface ExplainedError {
  sureness: Finding['sureness'];
  why: string[];
  /** Variable parts of the message, by the fields that hold them. */
  values?: Record<string, string>;
  /** A state or a response that says no message. */
  symptom?: string;
  /** Address of the symptom, for the tool that reads pages. */
  page?: string;
  causes?: {
    code: string;
    cause: string;
    check?: string;
    fix?: string;
    /** Operations that return it: the text does not tell them apart. */
    operations: string[];
  }[];
  /** Errors of the same call with other messages. */
  notThese?: string[];
}

const opened = new WeakMap<ErrorBook, OpenBook>();

function getBook({errors}: Language): OpenBook {
  const known = opened.get(errors) ?? openBook(errors);
  opened.set(errors, known);
  return known;
}

function toExplained(finding: Finding, book: ErrorBook): ExplainedError {
  const {sureness, reasons, variables} = finding;
  const common = {
    sureness,
    why: reasons.map((one) => sayWhy(one, book)),
    ...(variables.length > 0 && {
      values: Object.fromEntries(
        variables.map(({name, value}) => [name, value]),
      ),
    }),
  };
  if (finding.kind === 'symptom') {
    const {title, text, address} = finding.symptom;
    return {...common, symptom: `${title}. ${text}`, page: address};
  }
  const {others} = finding;
  return {
    ...common,
    causes: getDetails(finding, book).map(
      ({code, text, check, fix, operations}) => ({
        code,
        cause: getPlainText(text),
        ...(check.length > 0 && {check: getPlainText(check)}),
        ...(fix.length > 0 && {fix: getPlainText(fix)}),
        operations: operations.map(({operation}) => operation.rpc),
      }),
    ),
    ...(others.length > 0 && {
      notThese: others.map(({text}) => getPlainText(book.texts[text] ?? [])),
    }),
  };
}

/**
 * Explains the text of an error, best guess first.
 *
 * @param operation that returned it, under any of its names
 * @throws when there is no such operation, with names that are like it
 */
export function explainError(
  text: string,
  operation: string | undefined,
  language: Language,
): {found: ExplainedError[]; note?: string} {
  const open = getBook(language);
  const name =
    operation === undefined
      ? undefined
      : findOperation(operation, language).operation;
  const {findings, isCut} = open.explain(text, name);
  const found = findings.map((one) => toExplained(one, open.book));
  const {labels} = open.book;
  const notes = [
    ...(found.length === 0
      ? [labels['No error of this API has this text.']]
      : []),
    ...(isCut
      ? [labels['Only the beginning and the end of the text were read.']]
      : []),
  ];
  return {found, ...(notes.length > 0 && {note: notes.join(' ')})};
}
