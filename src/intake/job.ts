import {type Document, isMap, isSeq} from 'yaml';
import {toPath} from '../changes/names';
import type {Structure} from '../changes/structure';
import type {DescriptionFiles} from './descriptionFiles';
import type {Unplaced} from './unplaced';

export const getArea = (name: string): string => name.split('.')[1] ?? '';

/** One line of what an intake did. */
export interface Done {
  what: string;
  file: string;
}

/** What the changes are made with. */
export interface Job {
  files: DescriptionFiles;
  /** Structure of the description as the files have it, and as it shall be. */
  ours: Structure;
  theirs: Structure;
  /** Well-known types as the other description has them, by full name. */
  wellKnown: ReadonlyMap<string, object>;
  done: Done[];
  unplaced: Unplaced[];
  /** What could not be brought into the new form, with the file. */
  open: Done[];
}

/** Takes a key out of a map, and the map or list around it if it is empty then. */
export function removeAt(
  document: Document,
  path: readonly (string | number)[],
): void {
  document.deleteIn(path);
  const around = path.slice(0, -1);
  if (around.length === 0) return;
  const node = document.getIn(around, true);
  if ((isMap(node) || isSeq(node)) && node.items.length === 0) {
    removeAt(document, around);
  }
}

export function getNode(
  job: Job,
  schema: string,
): {file: string; at: string[]} {
  const file = job.files.schemaFiles().get(schema);
  if (file === undefined) throw new Error(`No file describes ${schema}.`);
  return {file, at: [schema]};
}

/** Names of the files of schemas that exist, without `.yaml`. */
export const getTakenNames = (files: DescriptionFiles): Set<string> =>
  new Set(
    [...files.schemaFiles().values()].map((file) =>
      file.slice(file.lastIndexOf('/') + 1, -'.yaml'.length),
    ),
  );

export const getOperationFile = (job: Job, name: string): string =>
  job.files.operationFiles().get(toPath(name)) ?? '';
