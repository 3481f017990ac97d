import {z} from 'zod';
import type {Finding} from '../search';
import {getPlainText} from '../search/plainText';
import {getRemedies} from '../search/remedies';
import {getPath, type SearchRecord} from '../search/record';
import type {Language} from './library';

const row = z.object({
  sees: z.string(),
  cause: z.string(),
  fix: z.string(),
});

export const explanationSchema = z.object({
  found: z.array(
    z.object({
      sureness: z.enum(['certain', 'likely', 'possible']),
      values: z.record(z.string(), z.string()).optional(),
      causes: z
        .array(
          z.object({
            code: z.string(),
            cause: z.string(),
            check: z.string().optional(),
            fix: z.string().optional(),
            operations: z.array(z.string()),
          }),
        )
        .optional(),
      symptom: z.string().optional(),
      page: z.string().optional(),
      rows: z.array(row).optional(),
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

function toFound(finding: Finding, site: string): Explained['found'][number] {
  const {sureness, values, records, rows} = finding;
  const common = {
    sureness,
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
    causes: getRemedies(records).map(({remedy, records: of}) => ({
      code: remedy.code ?? '',
      cause: getPlainText(remedy.cause),
      ...(remedy.check && {check: getPlainText(remedy.check)}),
      ...(remedy.fix && {fix: getPlainText(remedy.fix)}),
      operations: of.map((record) => record.remedy?.rpc ?? ''),
    })),
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
  const {findings, isCut} = language.engine.find(text, {operation});
  const notes = [
    ...(findings.length === 0 ? ['No error of this API has this text.'] : []),
    ...(isCut ? ['Only the beginning and the end of the text were read.'] : []),
  ];
  return {
    found: findings.map((finding) => toFound(finding, language.site)),
    ...(notes.length > 0 && {note: notes.join(' ')}),
  };
}
