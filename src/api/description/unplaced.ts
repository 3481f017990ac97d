import MiniSearch from 'minisearch';
import {getEnumValues} from '../fields';
import {getFullName, getLastPart, getOwner} from '../names';
import type {OpenApiDocument} from '../openapi';
import {isMember, type Description, type Unplaced} from './assemble';

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

/** A draft with a similar name; for a field or value, also the only one. */
function findNearest(
  {subject, ...one}: Unplaced,
  drafts: readonly string[],
): string | undefined {
  const [owner, last] = [getOwner(subject), getLastPart(subject)];
  const near = drafts.filter(
    (name) => !isMember(one) || getOwner(name) === owner,
  );
  const names = new MiniSearch<{id: string; last: string}>({
    fields: ['last'],
    tokenize: (name) => [name],
  });
  names.addAll(near.map((id) => ({id, last: getLastPart(id)})));
  const distance = Math.max(2, Math.floor(last.length / 3));
  const [nearest] = names.search(last, {fuzzy: () => distance});
  if (nearest) return String(nearest.id);
  return isMember(one) && near.length === 1 ? near[0] : undefined;
}

/** Message about words without a matching item, with a similar name. */
export function describeUnplaced(
  one: Unplaced,
  {document, releases}: Pick<Description, 'document' | 'releases'>,
): string {
  const newest = releases.at(-1)?.file ?? 'the description of the platform';
  const name =
    one.kind === 'operation' ? one.subject.replace('_', '.') : one.subject;
  const likely = findNearest({...one, subject: name}, findDraftsIn(document));
  const hint = likely
    ? `Did you mean ${likely}? Then write its name here; if not, move what still holds to another place, and delete the rest.`
    : 'Move what still holds to another place, and delete the rest.';
  return `${newest} has no ${one.kind} ${name}, so nobody reads these words. ${hint}`;
}
