import escapeRegExp from 'es-toolkit/compat/escapeRegExp';
import type {Description} from '../api/description/assemble';
import type {Change} from './compare';
import {getLastPart, getOwner} from '../api/names';
import {createFileFinder} from './items';

/** Kind of file to review after a change. */
export type DependentKind =
  | 'words'
  | 'translations'
  | 'sandbox rules'
  | 'error causes'
  | 'guides'
  | 'documents';

export interface Dependent {
  kind: DependentKind;
  file: string;
  line: number;
}

export interface Searched {
  file: string;
  text: string;
}

const kinds: [RegExp, DependentKind][] = [
  [/^i18n\//, 'translations'],
  [/workflows\/|^docs\/guides\//, 'guides'],
  [/sandbox/, 'sandbox rules'],
  [/error-messages|symptoms/, 'error causes'],
  [/^openapi\//, 'words'],
];

const getKind = (file: string): DependentKind =>
  kinds.find(([pattern]) => pattern.test(file))?.[1] ?? 'documents';

/**
 * Finds all references to a changed item, with file and line.
 *
 * An operation is searched everywhere. Fields and values with the same name can
 * exist in several schemas, so they are searched in the words of the affected
 * operations and schemas, and elsewhere as `Schema.field`.
 *
 * @param searched words, documents, translations, and handlers
 */
export function findDependents(
  {kind, subject, from, touches}: Change,
  {sources}: Pick<Description, 'sources'>,
  searched: readonly Searched[],
): Dependent[] {
  const isRename = kind.endsWith('-renamed');
  const names = [subject, ...(isRename && from ? [from] : [])]
    .map(getLastPart)
    .map(escapeRegExp);
  const near = new Set(
    [subject, ...touches.map(({operation}) => operation)].map(
      createFileFinder(sources),
    ),
  );
  const word = new RegExp(`(?<![\\w-])(?:${names.join('|')})(?![\\w-])`);
  const owner = escapeRegExp(getLastPart(getOwner(subject)));
  const full = new RegExp(`\\b${owner}\\.(?:${names.join('|')})(?![\\w-])`);
  const isOperation = kind.startsWith('operation');
  return searched.flatMap(({file, text}) => {
    const pattern = isOperation || near.has(file) ? word : full;
    if (!pattern.test(text)) return [];
    return text
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line)
          ? [{kind: getKind(file), file, line: index + 1}]
          : [],
      );
  });
}
