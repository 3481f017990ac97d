import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {hasContent, readSource, type SourceFile} from '../api/files/sourceFile';
import type {OpenApiDocument} from '../api/openapi';
import type {Sources} from '../api/sources';
import type {Rename} from './renameIn';

/** Where frozen versions are kept, each as one file. */
export const versionsFolder = 'openapi/versions';

/** What is said by hand of the version that is not frozen yet. */
export const nextFile = `${versionsFolder}/next.yaml`;

/** What people write beside a version, because no comparison knows it. */
export interface VersionNotes {
  /** Full names of operations, schemas, fields and values that were renamed. */
  renames?: Rename[];
  /** What to do about a breaking change. */
  notes?: {
    /** Full name of what changed. */
    change: string;
    /** What to do, in Markdown; translated like any text. */
    todo: string;
  }[];
}

/** A version as it was frozen. */
export interface FrozenVersion {
  /** `v1.1` */
  version: string;
  /** Day on which it was frozen, `2026-11-26`. */
  date: string;
  document: OpenApiDocument;
  /** Files of operations by path, and of schemas by name, at that time. */
  sources: Record<keyof Sources, Record<string, string>>;
  notes: VersionNotes;
}

const versionPattern = /^v(\d+)\.(\d+)(?:\.(\d+))?$/;

/** The numbers of a version; `undefined` for another text. */
export function readVersion(text: string): number[] | undefined {
  const [, ...numbers] = versionPattern.exec(text) ?? [];
  return numbers.length === 0
    ? undefined
    : numbers.map((one) => Number(one ?? 0));
}

/** Compares two versions, the older one first. */
export function compareVersions(a: string, b: string): number {
  const [first = [], second = []] = [readVersion(a), readVersion(b)];
  const at = first.findIndex((number, index) => number !== second[index]);
  return at < 0 ? 0 : (first[at] ?? 0) - (second[at] ?? 0);
}

/** What is written beside a version; empty where nothing is. */
export function readNotes(
  siteDir: string,
  file: string,
): {notes: VersionNotes; source?: SourceFile} {
  const absolute = path.join(siteDir, file);
  if (!hasContent(absolute)) return {notes: {}};
  const source = readSource(absolute, file);
  return {notes: source.data as VersionNotes, source};
}

/** Names of the frozen versions, oldest first. */
export function getVersionNames(siteDir: string): string[] {
  const folder = path.join(siteDir, versionsFolder);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort(compareVersions);
}

/**
 * The frozen versions, oldest first.
 *
 * @throws when a file of the folder is none, with its name
 */
export function readVersions(siteDir: string): FrozenVersion[] {
  return getVersionNames(siteDir).map((version): FrozenVersion => {
    const where = `${versionsFolder}/${version}.json`;
    if (!readVersion(version)) {
      throw new Error(
        `${where}: the name of a frozen version is that of the version, such as "v1.1.json".`,
      );
    }
    let read: Partial<FrozenVersion>;
    try {
      read = JSON.parse(
        readFileSync(path.join(siteDir, where), 'utf8'),
      ) as Partial<FrozenVersion>;
    } catch (error) {
      throw new Error(`${where}: ${(error as Error).message}`);
    }
    const {date, document, sources} = read;
    if (!date || !document || !sources) {
      throw new Error(
        `${where}: this is no frozen version. "npm run freeze" writes it; restore it with "git restore ${where}".`,
      );
    }
    const {notes} = readNotes(siteDir, `${versionsFolder}/${version}.yaml`);
    return {version, date, document, sources, notes};
  });
}
