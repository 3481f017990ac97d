import {stringify} from 'yaml';
import type {DescriptionFiles} from './descriptionFiles';

/** Where prose is kept that has lost its place. */
export const unplacedFile = 'openapi/unplaced-prose.yaml';

/** What was written about something that is gone. */
export interface Unplaced {
  /** Full name of what is gone. */
  subject: string;
  /** File that it was written in. */
  file: string;
  /** All that stood there. */
  was: unknown;
  /** Translations of its texts by language, by English text. */
  translations?: Record<string, Record<string, string>>;
}

const introduction = `# Prose about operations, schemas, fields and values that a new description no
# longer has, as it was written. Put what still holds into its new place, then
# take the entry out. A version is frozen when this file is gone.
`;

export const readUnplaced = (files: DescriptionFiles): Unplaced[] =>
  files.has(unplacedFile)
    ? ((files.data(unplacedFile) ?? []) as Unplaced[])
    : [];

/** Adds to the prose that has lost its place; what is there stays. */
export function keepProse(
  files: DescriptionFiles,
  entries: readonly Unplaced[],
): void {
  if (entries.length === 0) return;
  const all = [...readUnplaced(files), ...entries];
  files.write(unplacedFile, introduction + stringify(all, {lineWidth: 0}));
}
