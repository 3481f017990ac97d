import {getEnumValues} from '../fields';
import {getFullName, getLastPart, getOwner} from '../names';
import type {OpenApiDocument} from '../openapi';
import type {Description, Unplaced} from './assemble';

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
      ...getEnumValues(schema).flatMap((value) =>
        value.draft ? [`${name}.${value.name}`] : [],
      ),
    ]),
  ];
}

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

/** A draft with a similar name; for a field or value, also the only one. */
function findNearest(
  {subject, kind}: Unplaced,
  drafts: readonly string[],
): string | undefined {
  const [owner, last] = [getOwner(subject), getLastPart(subject)];
  const isMember = kind === 'field' || kind === 'value';
  const near = drafts.filter((name) => !isMember || getOwner(name) === owner);
  const [nearest] = near
    .map((name) => ({name, distance: getDistance(last, getLastPart(name))}))
    .filter(({distance}) => distance <= Math.max(2, last.length / 3))
    .sort((a, b) => a.distance - b.distance);
  return nearest?.name ?? (isMember && near.length === 1 ? near[0] : undefined);
}

/** Message about words without a matching item, with a similar name. */
export function describeUnplaced(
  one: Unplaced,
  {document, releases}: Pick<Description, 'document' | 'releases'>,
): string {
  const newest = releases.at(-1)?.file ?? 'the description of the platform';
  const likely = findNearest(one, findDraftsIn(document));
  const hint = likely
    ? `Did you mean ${likely}? Then write its name here; if not, move what still holds to another place, and delete the rest.`
    : 'Move what still holds to another place, and delete the rest.';
  return `${newest} has no ${one.kind} ${one.subject}, so nobody reads these words. ${hint}`;
}
