import {getFullName, getLastPart, getOwner, getServiceOf} from '../names';
import type {OpenApiDocument} from '../openapi';
import type {Description, Unplaced} from './assemble';
import type {Release} from './releases';
import type {Structure} from './structure';

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

/** Full names of all items of a structure. */
const listNames = ({operations, schemas}: Structure): string[] => [
  ...Object.keys(operations).flatMap((path) => [
    getServiceOf(path),
    getFullName(path),
  ]),
  ...Object.entries(schemas).flatMap(([name, {fields = {}, values = []}]) => [
    name,
    ...[...Object.keys(fields), ...values].map((part) => `${name}.${part}`),
  ]),
];

/** Whether an older version has what the words are about. */
export const isFormer = (
  {subject}: Unplaced,
  releases: readonly Pick<Release, 'structure'>[],
): boolean =>
  releases
    .slice(0, -1)
    .flatMap(({structure}) => listNames(structure))
    .some((name) => `.${name}`.endsWith(`.${subject}`));

/** Edit distance (Levenshtein). */
function getDistance(a: string, b: string): number {
  let row = [...b, ''].map((_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const exchanged = row[j]! + (letter === other ? 0 : 1);
      next.push(Math.min(exchanged, row[j + 1]! + 1, next[j]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}

function findNearest(
  {subject, kind}: Unplaced,
  drafts: readonly string[],
): string | undefined {
  const [owner, last] = [getOwner(subject), getLastPart(subject)];
  return drafts
    .filter((name) =>
      kind === 'field' || kind === 'value' ? getOwner(name) === owner : true,
    )
    .map((name) => ({name, distance: getDistance(last, getLastPart(name))}))
    .filter(({distance}) => distance <= Math.max(2, last.length / 3))
    .sort((a, b) => a.distance - b.distance)[0]?.name;
}

/**
 * Message about words without a matching item, with similar names.
 *
 * @param renamed likely new names by old full name
 */
export function describeUnplaced(
  one: Unplaced,
  {document, releases}: Pick<Description, 'document' | 'releases'>,
  renamed: ReadonlyMap<string, string> = new Map(),
): string {
  const newest = releases.at(-1)?.file ?? 'the description of the platform';
  const likely =
    [...renamed].find(([from]) => from.endsWith(one.subject))?.[1] ??
    findNearest(one, findDraftsIn(document));
  const hint = likely
    ? `Did you mean ${likely}? Then write its name here; if not, move what still holds to another place, and delete the rest.`
    : 'Move what still holds to another place, and delete the rest.';
  return `${newest} has no ${one.kind} ${one.subject}, so nobody reads these words. ${hint}`;
}
