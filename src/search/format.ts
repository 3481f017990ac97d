import type {Explanation, Finding} from './find';
import {surenessLabels, type Label} from './labels';
import {getPlainText} from './plainText';
import {getCall, getPath, getShownText} from './record';
import type {FoundRemedy} from './remedies';

const mostOperations = 6;

type Labels = Record<Label, string>;

const indent = (text: string): string => text.replace(/^(?=.)/gm, '  ');

/** A remedy in plain text: cause, operations, check, and fix. */
function formatRemedy(
  {code, cause, check = [], fix = [], checks, records}: FoundRemedy,
  labels: Labels,
  site: string,
): string[] {
  const colon = labels[': '];
  const [first] = records;
  const line = (label: string, text: string): string[] =>
    text === '' ? [] : [`${label}${colon}`.trimEnd(), indent(text)];
  const others = records.length - mostOperations;
  return [
    code
      ? `${code}${colon}${getPlainText(cause)}`
      : `${first?.context}${colon}${first?.title}`,
    ...(records.length > 1
      ? [
          labels[
            'One of {count} operations returns this message; the text does not say which.'
          ].replace('{count}', String(records.length)),
        ]
      : []),
    ...records
      .slice(0, mostOperations)
      .map((record) =>
        indent(`${getCall(record).rpc ?? ''} ${site}${getPath(record)}`.trim()),
      ),
    ...(others > 0 ? [indent(`+ ${others}`)] : []),
    ...(code ? [] : line(labels.Cause, getPlainText(cause))),
    ...line(labels.Check, getPlainText(check)),
    ...line(labels.Fix, getPlainText(fix)),
    ...line(
      labels['Run this check'],
      checks.map(({command}) => command).join('\n'),
    ),
  ];
}

function formatFinding(
  {sureness, why, values, records: [first], remedies, others}: Finding,
  labels: Labels,
  site: string,
): string {
  const colon = labels[': '];
  const said = values.map(([name, value]) => `${name} = ${value}`);
  return [
    `${labels[surenessLabels[sureness]]}${colon}${why.join(' · ')}`,
    ...(said.length > 0
      ? [`${labels['In the text']}${colon}${said.join(labels[', '])}`]
      : []),
    ...(first && !first.cause
      ? [
          `${first.title}. ${getShownText(first)}`,
          indent(site + getPath(first)),
        ]
      : []),
    ...remedies.flatMap((remedy) => formatRemedy(remedy, labels, site)),
    ...others.map(
      ({cause = []}) => `${labels['Ruled out']}${colon}${getPlainText(cause)}`,
    ),
  ].join('\n');
}

/**
 * An explanation in plain text for a terminal.
 *
 * @param site base URL for page links
 */
export function formatExplanation(
  {findings, isCut}: Explanation,
  labels: Labels,
  site: string,
): string {
  return [
    ...(findings.length === 0
      ? [labels['No error of this API has this text.']]
      : findings.map((one) => formatFinding(one, labels, site))),
    ...(isCut
      ? [labels['Only the beginning and the end of the text were read.']]
      : []),
  ].join('\n\n');
}
