import type {Description} from '../api/description/assemble';
import {releasesFile} from '../api/description/releases';
import {findDraftsIn} from '../api/description/unplaced';
import {
  getLine,
  type DescriptionFile,
  type Problem,
} from '../api/description/files';
import {compareStructures, type Change} from './compare';
import {createFileFinder, listItems} from './items';

export interface Checked extends Description {
  files: readonly DescriptionFile[];
  /** Languages in which a text has no translation. */
  missingTranslations: (text: string) => string[];
}

/** Location of what `releases.yaml` has about the newest version. */
function getNotesPlace(
  {files, releases}: Checked,
  ...path: (string | number)[]
): {file: string; line: number} {
  const notes = files.find(({file}) => file === releasesFile);
  const at = [releases.at(-1)!.version, ...path];
  return {file: releasesFile, line: notes ? getLine(notes, at) : 1};
}

function noteFaults(checked: Checked, changes: readonly Change[]): Problem[] {
  const {releases} = checked;
  const [newest, before] = [releases.at(-1)!, releases.at(-2)!];
  const {notes = [], renames = []} = newest.notes;
  const subjects = new Set(changes.map(({subject}) => subject));
  return [
    ...notes.flatMap(({change}, index): Problem[] =>
      subjects.has(change)
        ? []
        : [
            {
              ...getNotesPlace(checked, 'notes', index, 'change'),
              message: `The note is about "${change}", which does not change. Correct the full name, or take the note out.`,
            },
          ],
    ),
    ...renames.flatMap(({from, to}, index): Problem[] => {
      const old = listItems(before.structure).get(from)?.kind;
      const now = listItems(newest.structure).get(to)?.kind;
      if (old && old === now) return [];
      return [
        {
          ...getNotesPlace(checked, 'renames', index),
          message: `The rename from "${from}" to "${to}" does not lead from something of ${before.version} to the same kind of thing of ${newest.version}. Correct the full names, or take it out.`,
        },
      ];
    }),
  ];
}

/**
 * Finds problems that block the newest version: a breaking change without a
 * note in every language, items that still have no words after one version, and
 * invalid notes and renames.
 */
export function checkChanges(input: Checked): {
  problems: Problem[];
  changes: Change[];
} {
  const {document, releases} = input;
  const [newest, before] = [releases.at(-1), releases.at(-2)];
  if (!newest || !before) return {problems: [], changes: []};
  const {version} = before;
  const {notes = [], renames} = newest.notes;
  let changes: Change[];
  try {
    changes = compareStructures(before.structure, newest.structure, renames);
  } catch (error) {
    const {message} = error as Error;
    return {
      problems: [{...getNotesPlace(input, 'renames'), message}],
      changes: [],
    };
  }
  const todos = new Map(notes.map(({change, todo}) => [change, todo]));
  const breaking = changes
    .filter(({rating}) => rating === 'breaking')
    .flatMap(({kind, subject}): Problem[] => {
      const todo = todos.get(subject)?.trim();
      if (!todo) {
        return [
          {
            ...getNotesPlace(input),
            message: `"${subject}" breaks callers of ${version} (${kind.replaceAll('-', ' ')}), and nothing says what to do. Write it into ${releasesFile}, under ${newest.version}: "notes: [{change: ${subject}, todo: …}]".`,
          },
        ];
      }
      return input.missingTranslations(todo).map((locale) => ({
        ...getNotesPlace(input, 'notes'),
        message: `The note about "${subject}" is not translated into ${locale}. Translate it in i18n/${locale}/openapi/changes.json, where "npm run write-translations" adds it.`,
      }));
    });
  const known = listItems(before.structure);
  const fileOf = createFileFinder(input.sources);
  const drafts = findDraftsIn(document)
    .filter((name) => (known.get(name)?.kind ?? 'stream') !== 'stream')
    .map((subject): Problem => ({
      file: fileOf(subject) ?? releasesFile,
      line: 1,
      message: `"${subject}" is not described, and was not new in ${newest.version}. Describe it.`,
    }));
  return {
    problems: [...breaking, ...drafts, ...noteFaults(input, changes)],
    changes,
  };
}
