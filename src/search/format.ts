import {sampleHost} from '../api/samples/call';
import type {Explanation, Finding} from './find';
import {surenessLabels, type Label} from './labels';
import {getPlainText} from './plainText';
import {getChecks, getCommand, getRemedies, type SameRemedy} from './remedies';
import {getPath, type SearchRecord} from './record';

const mostOperations = 6;

type Labels = Record<Label, string>;

const indent = (text: string): string => text.replace(/^(?=.)/gm, '  ');

/** A remedy in plain text: cause, operations, check, and fix. */
function formatRemedy(
  {remedy, records}: SameRemedy,
  {values}: Finding,
  {operations}: Explanation,
  labels: Labels,
  site: string,
): string[] {
  const {code, cause, check, fix} = remedy;
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
        indent(`${record.remedy?.rpc ?? ''} ${site}${getPath(record)}`.trim()),
      ),
    ...(others > 0 ? [indent(`+ ${others}`)] : []),
    ...(code ? [] : line(labels.Cause, getPlainText(cause))),
    ...line(labels.Check, getPlainText(check ?? [])),
    ...line(labels.Fix, getPlainText(fix ?? [])),
    ...line(
      labels['Run this check'],
      getChecks(remedy, operations)
        .map((operation) => getCommand(operation, values, sampleHost))
        .join('\n'),
    ),
  ];
}

function formatSection(
  section: SearchRecord,
  rows: readonly SearchRecord[],
  site: string,
): string[] {
  return [
    `${section.title}. ${section.text}`,
    indent(site + getPath(section)),
    ...rows.map(({title: seen, remedy}) =>
      indent(
        `${seen} → ${getPlainText(remedy?.cause ?? [])} → ${getPlainText(remedy?.fix ?? [])}`,
      ),
    ),
  ];
}

function formatFinding(
  finding: Finding,
  explanation: Explanation,
  labels: Labels,
  site: string,
): string {
  const colon = labels[': '];
  const {sureness, why, values, records, rows, others} = finding;
  const [first] = records;
  return [
    `${labels[surenessLabels[sureness]]}${colon}${why.join(' · ')}`,
    ...(values.length > 0
      ? [
          `${labels['In the text']}${colon}${values.map(([name, value]) => `${name} = ${value}`).join(labels[', '])}`,
        ]
      : []),
    ...(first && !first.remedy ? formatSection(first, rows, site) : []),
    ...getRemedies(finding, labels).flatMap((same) =>
      formatRemedy(same, finding, explanation, labels, site),
    ),
    ...others.map(
      ({remedy}) =>
        `${labels['Ruled out']}${colon}${getPlainText(remedy?.cause ?? [])}`,
    ),
  ].join('\n');
}

/**
 * An explanation in plain text for a terminal.
 *
 * @param site base URL for page links
 */
export function formatExplanation(
  explanation: Explanation,
  labels: Labels,
  site: string,
): string {
  const {findings, isCut} = explanation;
  return [
    ...(findings.length === 0
      ? [labels['No error of this API has this text.']]
      : findings.map((one) => formatFinding(one, explanation, labels, site))),
    ...(isCut
      ? [labels['Only the beginning and the end of the text were read.']]
      : []),
  ].join('\n\n');
}
