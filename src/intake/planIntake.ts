import {compareStructures, type Change} from '../changes/compare';
import {getKindOfName, type Rename} from '../changes/renameIn';
import {
  readStructure,
  withKnownTypes,
  type Structure,
} from '../changes/structure';
import {applyAdditions, listUnused} from './additions';
import type {Done, Job} from './job';
import {applyRemovals} from './removals';
import {findLikelyRenames} from './likelyRenames';
import {applyRename} from './renames';
import {findDependents, type Dependent, type Searched} from './dependents';
import {DescriptionFiles} from './descriptionFiles';
import {isAnotherApi, readPlatform} from './readPlatform';
import {keepProse, readUnplaced, type Unplaced} from './unplaced';

export interface IntakeInput {
  /** Files under `openapi/`, by path from the repository. */
  files: ReadonlyMap<string, string>;
  /** Name and text of the platform's description. */
  platform: {file: string; text: string};
  /** Whether what is gone is taken out. */
  applyRemovals: boolean;
  renames: readonly Rename[];
  /** Documents, translations and handlers, where names are looked for. */
  others?: readonly Searched[];
  /** Translations by language and English text. */
  translations?: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

export interface ReportedChange extends Change {
  /** Whether the files have it now; if not, it waits for `--apply-removals`. */
  isApplied: boolean;
  dependents: Dependent[];
}

export interface Intake {
  /** Files as they shall be, by path; those that are gone are not among them. */
  files: Map<string, string>;
  done: Done[];
  /** What the writer has to look at, because nobody else can decide it. */
  open: Done[];
  unplaced: Unplaced[];
  changes: ReportedChange[];
  /** Pairs that look like renames. */
  maybeRenamed: Rename[];
}

const isRemoval = ({kind}: Change): boolean => kind.endsWith('-removed');

/** Every text in a part of a description. */
function findTextsIn(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  if (typeof node !== 'object' || node === null) return [];
  return Object.values(node).flatMap(findTextsIn);
}

/** Prose with its translations, which nothing would use any more. */
function withTranslations(
  entry: Unplaced,
  translations: ReadonlyMap<string, ReadonlyMap<string, string>>,
): Unplaced {
  const paragraphs = findTextsIn(entry.was).flatMap((text) => [
    text,
    ...text.split(/\n{2,}/),
  ]);
  const found = [...translations].flatMap(([locale, messages]) => {
    const known = [...new Set(paragraphs)].flatMap((text) => {
      const message = messages.get(text);
      return message === undefined || message === text
        ? []
        : [[text, message] as const];
    });
    return known.length > 0
      ? [[locale, Object.fromEntries(known)] as const]
      : [];
  });
  return found.length === 0
    ? entry
    : {...entry, translations: Object.fromEntries(found)};
}

/** The renames that the files do not have yet, applied. */
function applyRenames(job: Job, renames: readonly Rename[]): Rename[] {
  const applied: Rename[] = [];
  for (const rename of renames) {
    const {from, to} = rename;
    const kind = getKindOfName(from, job.ours);
    if (kind === undefined) continue;
    if (getKindOfName(to, job.theirs) !== kind) {
      throw new Error(
        `The rename from "${from}" leads to "${to}", which the new description does not have. Correct it in openapi/versions/next.yaml.`,
      );
    }
    applyRename(job, kind, rename);
    job.ours = readStructure(job.files.bundle());
    applied.push(rename);
  }
  return applied;
}

/**
 * What becomes of the small files when a platform's description is taken in.
 * Nothing is written; what is the same already stays byte for byte.
 *
 * @throws when the platform's file is broken or that of another API
 */
export function planIntake({
  files: texts,
  platform,
  applyRemovals: withRemovals,
  renames,
  others = [],
  translations = new Map(),
}: IntakeInput): Intake {
  const files = new DescriptionFiles(new Map(texts));
  const ours = readStructure(files.bundle());
  const read = readPlatform(platform.file, platform.text);
  const fault = isAnotherApi(ours, read.structure);
  if (fault) {
    throw new Error(`${platform.file}: ${fault}. Nothing was changed.`);
  }
  const aligned = (structure: Structure): Structure =>
    withKnownTypes(read.structure, structure);
  const job: Job = {
    files,
    ours,
    theirs: aligned(ours),
    wellKnown: read.wellKnown,
    done: [],
    open: [],
    unplaced: [],
  };
  const before = ours;
  const renamed = applyRenames(job, renames);
  job.theirs = aligned(job.ours);
  const compared = {before: job.ours, after: job.theirs};
  const changes = compareStructures(compared.before, compared.after);
  const reported = compareStructures(before, job.theirs, renamed);
  // Dependents are found while the words are still there.
  const untouched = new DescriptionFiles(new Map(texts));
  const all = reported.map((change): ReportedChange => ({
    ...change,
    isApplied: withRemovals || !isRemoval(change),
    dependents: findDependents(change, untouched, others),
  }));
  applyAdditions(job, changes);
  if (withRemovals) {
    // Examples are read by the structure that they were written for.
    job.ours = readStructure(files.bundle());
    applyRemovals(job, changes);
  }
  listUnused(job);
  keepProse(
    files,
    job.unplaced.map((entry) => withTranslations(entry, translations)),
  );
  return {
    files: files.result(),
    done: job.done,
    open: job.open,
    unplaced: readUnplaced(files),
    changes: all,
    maybeRenamed: withRemovals ? [] : findLikelyRenames(changes, compared),
  };
}
