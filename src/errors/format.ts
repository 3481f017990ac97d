import {
  checkCommand,
  getDetails,
  sayWhy,
  getSurenessText,
  type SameCauses,
} from './details';
import {getPlainText} from './plainText';
import type {ErrorBook, Explanation, Finding, Variable} from './model';

/** Address of the documentation and of a server for the commands. */
export interface Places {
  /** Address that addresses of pages are added to. */
  site: string;
  server: string;
}

/** Operations that are named before the others are counted. */
const mostOperations = 6;

const indentText = (text: string): string => text.replace(/^(?=.)/gm, '  ');

function formatCause(
  {code, text, check, fix, operations, checks, steps}: SameCauses,
  variables: readonly Variable[],
  {labels}: ErrorBook,
  {site, server}: Places,
): string {
  const colon = labels[': '];
  const lines = (name: string, values: readonly string[]): string[] =>
    values.length === 0
      ? []
      : [`${name}${colon}`.trimEnd(), ...values.map(indentText)];
  const others = operations.length - mostOperations;
  return [
    `${code}${colon}${getPlainText(text)}`,
    ...(operations.length > 1
      ? [
          labels[
            'One of {count} operations returns this message; the text does not say which.'
          ].replace('{count}', String(operations.length)),
        ]
      : []),
    ...operations
      .slice(0, mostOperations)
      .map(({operation: {rpc}, address}) => `  ${rpc} ${site}${address}`),
    ...(others > 0 ? [`  + ${others}`] : []),
    ...lines(labels.Check, check.length > 0 ? [getPlainText(check)] : []),
    ...lines(labels.Fix, fix.length > 0 ? [getPlainText(fix)] : []),
    ...lines(
      labels['Run this check'],
      checks.slice(0, 2).map((one) => checkCommand(one, variables, server)),
    ),
    ...lines(
      labels['Step of a guide'],
      steps.map(([title, address]) => `${title} ${site}${address}`),
    ),
  ].join('\n');
}

function formatFinding(
  finding: Finding,
  book: ErrorBook,
  places: Places,
): string {
  const {labels, operations, texts} = book;
  const colon = labels[': '];
  const {sureness, reasons, variables} = finding;
  const why = reasons.map((one) => sayWhy(one, book)).join(' · ');
  const values = variables.map(({name, value}) => `${name} = ${value}`);
  return [
    `${getSurenessText(sureness, book)}${colon}${why}`,
    ...(values.length > 0
      ? [`${labels['In the text']}${colon}${values.join(labels[', '])}`]
      : []),
    ...(finding.kind === 'symptom'
      ? [
          `${labels.Symptom}${colon}${finding.symptom.title}`,
          indentText(finding.symptom.text),
          `  ${places.site}${finding.symptom.address}`,
        ]
      : [
          ...getDetails(finding, book).map((cause) =>
            formatCause(cause, variables, book, places),
          ),
          ...finding.others.map(
            ({operation, text}) =>
              `${labels['Ruled out']}${colon}${operations[operation]?.rpc}${colon}${getPlainText(texts[text] ?? [])}`,
          ),
        ]),
  ].join('\n');
}

/** An explanation as text for a terminal, one finding after the other. */
export function formatExplanation(
  {findings, isCut}: Explanation,
  book: ErrorBook,
  places: Places,
): string {
  const {labels} = book;
  return [
    ...(findings.length === 0
      ? [labels['No error of this API has this text.']]
      : findings.map((one) => formatFinding(one, book, places))),
    ...(isCut
      ? [labels['Only the beginning and the end of the text were read.']]
      : []),
  ].join('\n\n');
}
