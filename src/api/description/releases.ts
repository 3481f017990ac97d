import {readPlatform, type Platform} from './platform';
import {withKnownTypes, type Structure} from './structure';
import {readOptional, type DescriptionFile} from './files';

export const platformFolder = 'openapi/platform';

/** Release dates, renames, and notes. */
export const releasesFile = 'openapi/releases.yaml';

/** Two full names of one item. A comparison cannot detect this. */
export interface Rename {
  from: string;
  to: string;
}

/** Information about a version that a comparison cannot detect. */
export interface VersionNotes {
  renames?: Rename[];
  /** Actions that callers must take after breaking changes. */
  notes?: {
    change: string;
    /** Action in Markdown; translated like other text. */
    todo: string;
  }[];
}

export interface Release extends Platform {
  version: string;
  /** Release date, such as `2026-11-26`; absent if unreleased. */
  date?: string;
  file: string;
  notes: VersionNotes;
}

const versionPattern = /^v(\d+)\.(\d+)(?:\.(\d+))?$/;

/** Numbers of a version; `undefined` for other text. */
export function readVersion(text: string): number[] | undefined {
  const [, ...numbers] = versionPattern.exec(text) ?? [];
  return numbers.length === 0
    ? undefined
    : numbers.map((one) => Number(one ?? 0));
}

export function compareVersions(a: string, b: string): number {
  const [first = [], second = []] = [readVersion(a), readVersion(b)];
  const at = first.findIndex((number, index) => number !== second[index]);
  return at < 0 ? 0 : (first[at] ?? 0) - (second[at] ?? 0);
}

export function getReleasedVersions(siteDir: string): string[] {
  const noted = readOptional<Record<string, {date?: string}>>(
    siteDir,
    releasesFile,
    {},
  );
  return Object.keys(noted)
    .filter((version) => noted[version]?.date !== undefined)
    .sort(compareVersions);
}

const emptyStructure: Structure = {operations: {}, schemas: {}};

/**
 * Reads all versions of the API, oldest first, with the data in
 * `releases.yaml`. Details missing from one file, such as the messages of a
 * stream, are taken from the previous version.
 *
 * @throws if a file name is not a version, if a file is not a description of
 *   a Connect API, or if `releases.yaml` has a version without a file
 */
export function readReleases(files: readonly DescriptionFile[]): Release[] {
  const prefix = `${platformFolder}/`;
  const noted = (files.find(({file}) => file === releasesFile)?.data ??
    {}) as Record<string, VersionNotes & {date?: string}>;
  const found = files
    .filter(({file}) => file.startsWith(prefix))
    .map((one) => ({
      ...one,
      version: one.file.slice(prefix.length, -'.yaml'.length),
    }));
  for (const {file, version} of found) {
    if (readVersion(version)) continue;
    throw new Error(
      `${file}: the name of the file is that of a version, such as "v1.1.yaml".`,
    );
  }
  for (const version of Object.keys(noted)) {
    if (found.some((one) => one.version === version)) continue;
    throw new Error(
      `${releasesFile}: it is about ${version}, but there is no ${prefix}${version}.yaml. Correct the version, or take the entry out.`,
    );
  }
  let before = emptyStructure;
  const sorted = found.sort((a, b) => compareVersions(a.version, b.version));
  for (const {version} of sorted.slice(0, -1)) {
    if (noted[version]?.date !== undefined) continue;
    throw new Error(
      `${releasesFile}: ${version} has no date, although a later version has a file. Write "${version}: {date: '2026-12-01'}", with the day of its release.`,
    );
  }
  return sorted.map(({file, version, data}): Release => {
    const platform = readPlatform(file, data);
    const structure = withKnownTypes(platform.structure, before);
    before = structure;
    const {date, ...notes} = noted[version] ?? {};
    return {
      ...platform,
      structure,
      version,
      file,
      notes,
      ...(date !== undefined && {date: String(date)}),
    };
  });
}
