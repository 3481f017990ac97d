import {z} from 'zod';
import {sampleHost} from '../api/samples/call';
import type {Finding} from '../search';
import {getPlainText} from '../search/plainText';
import {
  getChecks,
  getCommand,
  getRemedies,
  type SameRemedy,
} from '../search/remedies';
import {getPath, type SearchRecord} from '../search/record';
import type {Language} from './library';

const row = z.object({
  sees: z.string(),
  cause: z.string(),
  fix: z.string(),
});

const cause = z.object({
  code: z.string(),
  cause: z.string(),
  check: z.string().optional(),
  /** Commands for the check. */
  run: z.array(z.string()).optional(),
  fix: z.string().optional(),
  operations: z.array(z.string()),
});

export const explanationSchema = z.object({
  found: z.array(
    z.object({
      sureness: z.enum(['certain', 'likely', 'possible']),
      why: z.array(z.string()),
      values: z.record(z.string(), z.string()).optional(),
      causes: z.array(cause).optional(),
      symptom: z.string().optional(),
      page: z.string().optional(),
      rows: z.array(row).optional(),
      notThese: z.array(z.string()).optional(),
    }),
  ),
  note: z.string().optional(),
});

type Explained = z.infer<typeof explanationSchema>;

const toRow = ({title, remedy}: SearchRecord): z.infer<typeof row> => ({
  sees: title,
  cause: getPlainText(remedy?.cause ?? []),
  fix: getPlainText(remedy?.fix ?? []),
});

function toCause(
  {remedy, records}: SameRemedy,
  {values}: Finding,
  operations: readonly SearchRecord[],
): z.infer<typeof cause> {
  const run = getChecks(remedy, operations).map((operation) =>
    getCommand(operation, values, sampleHost),
  );
  return {
    code: remedy.code ?? '',
    cause: getPlainText(remedy.cause),
    ...(remedy.check && {check: getPlainText(remedy.check)}),
    ...(run.length > 0 && {run}),
    ...(remedy.fix && {fix: getPlainText(remedy.fix)}),
    operations: records.map((record) => record.remedy?.rpc ?? ''),
  };
}

function toFound(
  finding: Finding,
  operations: readonly SearchRecord[],
  {engine: {labels}, site}: Language,
): Explained['found'][number] {
  const {sureness, why, values, records, rows, others} = finding;
  const common = {
    sureness,
    why,
    ...(values.length > 0 && {values: Object.fromEntries(values)}),
  };
  const [first] = records;
  if (first?.kind === 'symptom') {
    return {
      ...common,
      symptom: first.remedy ? first.context : `${first.title}. ${first.text}`,
      page: `${site}${first.page}#${first.anchor.split('.')[0]}`,
      rows: (first.remedy ? records : rows).map(toRow),
    };
  }
  return {
    ...common,
    ...(first && {page: `${site}${getPath(first)}`}),
    causes: getRemedies(finding, labels).map((same) =>
      toCause(same, finding, operations),
    ),
    ...(others.length > 0 && {
      notThese: others.map(({remedy}) => getPlainText(remedy?.cause ?? [])),
    }),
  };
}

/**
 * Explains an error text, most likely cause first.
 *
 * @param operation that returned it
 */
export function explainError(
  text: string,
  operation: string | undefined,
  language: Language,
): Explained {
  const {find, labels} = language.engine;
  const {findings, operations, isCut} = find(text, {operation});
  const notes = [
    ...(findings.length === 0
      ? [labels['No error of this API has this text.']]
      : []),
    ...(isCut
      ? [labels['Only the beginning and the end of the text were read.']]
      : []),
  ];
  return {
    found: findings.map((finding) => toFound(finding, operations, language)),
    ...(notes.length > 0 && {note: notes.join(' ')}),
  };
}
