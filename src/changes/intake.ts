import groupBy from 'es-toolkit/compat/groupBy';
import {assemble, type Description} from '../api/description/assemble';
import type {DescriptionFile} from '../api/description/files';
import {readPlatform} from '../api/description/platform';
import {
  compareVersions,
  platformFolder,
  readReleases,
  readVersion,
  type Release,
} from '../api/description/releases';
import {withKnownTypes, type Structure} from '../api/description/structure';
import {describeUnplaced, findDraftsIn} from '../api/description/unplaced';
import {compareStructures, type Change} from './compare';
import {findDependents, type Searched} from './dependents';
import {getFullName} from '../api/names';
import {createFileFinder} from './items';
import type {Rating} from './rules';

export interface Intake {
  /** Target path of the platform's file; absent if it contains nothing new. */
  file?: string;
  /** Changes, drafts, and words about missing items, in Markdown. */
  report: string;
}

const marks: Record<Rating, string> = {
  breaking: 'BREAKING',
  deprecated: 'deprecated',
  additive: 'additive',
  documentation: 'no effect on callers',
};

/** Places that the report lists for each kind of file. */
const most = 12;

const shortenName = (name: string): string =>
  name.split('.').slice(-2).join('.');

function getChangeLine({
  kind,
  subject,
  from,
  to,
  rating,
  touches,
}: Change): string {
  const values = [from, to].filter((one) => one !== undefined && one !== '');
  const names = touches.map(({operation}) => shortenName(operation)).join(', ');
  return `${marks[rating]}: ${kind.replaceAll('-', ' ')}, \`${subject}\`${values.length > 0 ? ` (${values.join(' → ')})` : ''}${names ? `; touches ${names}` : ''}`;
}

const renderSection = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0
    ? []
    : [`## ${title}`, '', ...lines.map((line) => `- ${line}`), ''];

/** Drafts by the file in which their words belong. */
function listDrafts({document, sources}: Description): string[] {
  const fileOf = createFileFinder(sources);
  return findDraftsIn(document).map(
    (name) => `\`${name}\`, in ${fileOf(name)}`,
  );
}

/** The version for a new file: the unreleased version, or the next one. */
function getVersion(
  releases: readonly Release[],
  wanted: string | undefined,
): string {
  const newest = releases.at(-1);
  if (wanted === undefined) {
    if (!newest) return 'v1.0';
    if (newest.date === undefined) return newest.version;
    const [major, minor = 0] = readVersion(newest.version)!;
    return `v${major}.${minor + 1}`;
  }
  if (!readVersion(wanted)) {
    throw new Error(`"${wanted}" is no version. Write one such as "v1.1".`);
  }
  const known = releases.find(({version}) => version === wanted);
  if (known?.date !== undefined) {
    throw new Error(
      `${wanted} was released on ${known.date}, in ${known.file}. A version that readers know does not change.`,
    );
  }
  if (newest && compareVersions(wanted, newest.version) < 0) {
    throw new Error(
      `${wanted} is older than ${newest.version}. Choose a later version.`,
    );
  }
  return wanted;
}

/** Explains why a description is not of this API; `undefined` if it is. */
function isAnotherApi(ours: Structure, theirs: Structure): string | undefined {
  const known = Object.keys(ours.operations);
  const shared = known.filter((path) => theirs.operations[path]);
  if (known.length === 0 || shared.length * 2 >= known.length) return undefined;
  return `it has ${shared.length} of the ${known.length} operations of this API: it is the description of another API, or a part of this one`;
}

const isSame = (a: Structure, b: Structure): boolean =>
  compareStructures(a, withKnownTypes(b, a)).length === 0;

/**
 * Plans the import of a new platform file, without writing it.
 *
 * @param files under `openapi/`
 * @param given name, text, and data of the platform's file
 * @param wanted version, if it is not the next one
 * @param others documents, translations, and handlers that may refer to API
 *   names
 * @throws if the file does not describe a Connect API, or describes a
 *   different API
 */
export function planIntake(
  siteDir: string,
  files: readonly DescriptionFile[],
  given: Pick<DescriptionFile, 'file' | 'data' | 'source'>,
  wanted?: string,
  others: readonly Searched[] = [],
): Intake {
  const releases = readReleases(files);
  const {structure} = readPlatform(given.file, given.data);
  const newest = releases.at(-1);
  const fault = newest && isAnotherApi(newest.structure, structure);
  if (fault) throw new Error(`${given.file}: ${fault}. Nothing was changed.`);
  const same = [...releases]
    .reverse()
    .find((one) => isSame(one.structure, structure));
  const described = same?.structure.undescribed?.filter(
    (path) => structure.operations[path],
  );
  // A file may describe streams that the file of the same API only names.
  if (same && !(wanted && described?.length)) {
    const more = described?.length
      ? ` Only the new file describes ${described.map((path) => `\`${getFullName(path)}\``).join(', ')}. To give them pages, take it in as a version of its own, with "--version".`
      : '';
    return {
      report: `# ${given.file}\n\nNothing to do: it describes ${same.version}, which ${same.file} has already.${more}\n`,
    };
  }
  const version = getVersion(releases, wanted);
  const file = `${platformFolder}/${version}.yaml`;
  const now = assemble(siteDir, [
    ...files.filter((one) => one.file !== file),
    {...given, file},
  ]);
  const [after, before] = [now.releases.at(-1)!, now.releases.at(-2)];
  const changes = before
    ? compareStructures(before.structure, after.structure, after.notes.renames)
    : [];
  const words: Searched[] = files
    .filter((one) => !one.file.startsWith(platformFolder))
    .map(({file: name, source}) => ({file: name, text: source.body}));
  const report = [
    `# ${given.file}, as ${version}`,
    '',
    ...renderSection(
      'Streams that the file names but does not describe',
      (after.structure.undescribed ?? []).map(
        (path) =>
          `\`${getFullName(path)}\` gets no page. Have the generator describe it, with the option \`with-streaming\`.`,
      ),
    ),
    ...renderSection(
      'Words without a place',
      now.unplaced.map((one) => `${one.file}: ${describeUnplaced(one, now)}`),
    ),
    ...renderSection('Not described yet', listDrafts(now)),
    ...renderSection(
      'Changes, and what depends on them',
      changes.map((change) => {
        const found = findDependents(change, now, [...words, ...others]);
        const places = Object.entries(groupBy(found, 'kind')).map(
          ([kind, all]) =>
            `  - ${kind}: ${all
              .slice(0, most)
              .map((one) => `${one.file}:${one.line}`)
              .join(
                ', ',
              )}${all.length > most ? `, and ${all.length - most} more` : ''}`,
        );
        return [getChangeLine(change), ...places].join('\n');
      }),
    ),
  ].join('\n');
  return {file, report};
}
