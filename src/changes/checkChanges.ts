import isEqual from 'es-toolkit/compat/isEqual';
import uniqWith from 'es-toolkit/compat/uniqWith';
import type {OpenApiDocument} from '../api/openapi';
import type {Sources} from '../api/sources';
import type {Problem, SourceFile} from '../api/files/sourceFile';
import type {Change} from './compare';
import {compareDescriptions} from './compareDescriptions';
import {findStaleNames} from './formerNames';
import {getFullName, getLastPart, getOwner} from './names';
import {getKindOfName} from './renameIn';
import {readStructure} from './structure';
import {nextFile, type FrozenVersion, type VersionNotes} from './versionFiles';

export interface Checked {
  document: OpenApiDocument;
  sources: Sources;
  frozen: readonly FrozenVersion[];
  notes: VersionNotes;
  /** The file of the notes, if it is there. */
  notesSource?: SourceFile;
  /** Line of a part of a file, by path of keys. */
  lineOf: (file: string, path: readonly (string | number)[]) => number;
  /** Lines of a file that contain a text. */
  linesWith: (file: string, text: string) => number[];
  /** Languages in which a text has no translation. */
  missingTranslations: (text: string) => string[];
}

/** Where a change is written, today or, if it is gone, around where it was. */
function getPlace(
  {subject, kind, touches}: Change,
  {document, sources, lineOf}: Checked,
): {file: string; line: number} {
  const path = Object.keys(document.paths).find(
    (one) => getFullName(one) === subject,
  );
  const file =
    (path && sources.operations.get(path)) ?? sources.schemas.get(subject);
  if (file) return {file, line: 1};
  const owner = sources.schemas.get(getOwner(subject));
  if (owner) {
    const schema = getOwner(subject);
    const at = kind.startsWith('value')
      ? [schema, 'enum']
      : [schema, 'properties', getLastPart(subject)];
    return {file: owner, line: lineOf(owner, at)};
  }
  const [touch] = touches;
  const touched = Object.keys(document.paths).find(
    (one) => getFullName(one) === touch?.operation,
  );
  const operation = touched && sources.operations.get(touched);
  return operation
    ? {file: operation, line: 1}
    : {
        file: 'openapi/openapi.yaml',
        line: lineOf('openapi/openapi.yaml', ['paths']),
      };
}

/** What is a draft, by its full name. */
export function findDraftsIn({paths, components}: OpenApiDocument): string[] {
  return [
    ...Object.entries(paths).flatMap(([path, {post}]) =>
      post['x-draft'] ? [getFullName(path)] : [],
    ),
    ...Object.entries(components.schemas).flatMap(([name, schema]) => [
      ...(schema['x-draft'] ? [name] : []),
      ...Object.entries(schema.properties ?? {}).flatMap(([field, property]) =>
        property['x-draft'] ? [`${name}.${field}`] : [],
      ),
      ...(schema['x-draft-values'] ?? []).map((value) => `${name}.${value}`),
    ]),
  ];
}

/** Notes and renames that lead nowhere. */
function noteFaults(
  {notes: {notes = [], renames = []}, frozen, document, notesSource}: Checked,
  changes: readonly Change[],
): Problem[] {
  const line = (path: (string | number)[]): number =>
    notesSource?.lineOf(path) ?? 1;
  const subjects = new Set(changes.map(({subject}) => subject));
  const today = readStructure(document);
  const last = frozen.at(-1);
  const before = last && readStructure(last.document);
  return [
    ...notes.flatMap(({change}, index): Problem[] =>
      subjects.has(change)
        ? []
        : [
            {
              file: nextFile,
              line: line(['notes', index, 'change']),
              message: `The note is about "${change}", which does not change. Correct the full name, or take the note out.`,
            },
          ],
    ),
    ...renames.flatMap(({from, to}, index): Problem[] => {
      const old = before && getKindOfName(from, before);
      if (old && old === getKindOfName(to, today)) return [];
      return [
        {
          file: nextFile,
          line: line(['renames', index]),
          message: `The rename from "${from}" to "${to}" does not lead from something of ${last?.version ?? 'the last version'} to the same kind of thing of today. Correct the full names, or take it out.`,
        },
      ];
    }),
  ];
}

/**
 * What stands in the way of the next version: a breaking change without a note
 * in every language, a draft that is older than the last version, notes and
 * renames that lead nowhere.
 */
export function checkChanges(input: Checked): {
  problems: Problem[];
  changes: Change[];
} {
  const {document, frozen, notes} = input;
  const last = frozen.at(-1);
  if (!last) return {problems: [], changes: []};
  const {version} = last;
  let changes: Change[];
  try {
    changes = compareDescriptions(last.document, document, notes.renames);
  } catch (error) {
    const message = `${(error as Error).message}`;
    return {
      problems: [{file: nextFile, line: 1, message}],
      changes: [],
    };
  }
  const todos = new Map(
    (notes.notes ?? []).map(({change, todo}) => [change, todo]),
  );
  const breaking = changes
    .filter(({rating}) => rating === 'breaking')
    .flatMap((change): Problem[] => {
      const {kind, subject} = change;
      const place = getPlace(change, input);
      const todo = todos.get(subject)?.trim();
      if (!todo) {
        return [
          {
            ...place,
            message: `"${subject}" breaks callers of ${version} (${kind.replace('-', ' ')}), and nothing says what to do. Write it into ${nextFile}: "notes: [{change: ${subject}, todo: …}]".`,
          },
        ];
      }
      return input.missingTranslations(todo).map((locale) => ({
        file: nextFile,
        line: 1,
        message: `The note about "${subject}" is not translated into ${locale}. Translate it in i18n/${locale}/openapi/changes.json, where "npm run write-translations" adds it.`,
      }));
    });
  const before = new Set(
    frozen.at(-2) ? findDraftsIn(frozen.at(-2)!.document) : [],
  );
  const old = new Set(
    findDraftsIn(last.document).filter((one) => before.has(one)),
  );
  const drafts = findDraftsIn(document)
    .filter((name) => old.has(name))
    .map((subject): Problem => ({
      ...getPlace(
        {kind: 'field-added', subject, rating: 'additive', touches: []},
        input,
      ),
      message: `"${subject}" is not described, and was not in ${version} either. Describe it, then take "x-draft" away.`,
    }));
  const stale = uniqWith(
    findStaleNames(document, last.document, input.sources),
    isEqual,
  ).flatMap(({name, file}) =>
    input.linesWith(file, `\`${name}\``).map((line): Problem => ({
      file,
      line,
      message: `The text names \`${name}\`, which ${version} has and the description of today has not. Write it anew.`,
    })),
  );
  return {
    problems: [...breaking, ...drafts, ...stale, ...noteFaults(input, changes)],
    changes,
  };
}
