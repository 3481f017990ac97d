import {
  findPlace,
  type Description,
  type Place,
} from '../api/description/assemble';
import type {Structure} from '../api/description/structure';
import {getShortSchemaName} from '../api/names';
import {findTextsIn} from '../api/visitTexts';

function collectNames({operations, schemas}: Structure): Set<string> {
  return new Set([
    ...Object.keys(operations).flatMap((path) => {
      const [service = '', rpc = ''] = path.split('/').slice(1);
      return [rpc, `${service.split('.').at(-1)}.${rpc}`];
    }),
    ...Object.entries(schemas).flatMap(([name, {fields = {}}]) => [
      ...getShortSchemaName(name).split('.'),
      getShortSchemaName(name),
      ...Object.keys(fields),
    ]),
  ]);
}

export function findFormerNames({
  releases,
}: Pick<Description, 'releases'>): Set<string> {
  const [newest, before] = [releases.at(-1), releases.at(-2)];
  if (!newest || !before) return new Set();
  const known = collectNames(newest.structure);
  return new Set(
    [...collectNames(before.structure)].filter((name) => !known.has(name)),
  );
}

export interface Stale extends Place {
  name: string;
}

const inCode = /`([A-Za-z][\w.]*)(?:\[\])?`/g;

/** Texts that refer to an item missing from the newest version. */
export function findStaleNames(description: Description): Stale[] {
  const gone = findFormerNames(description);
  if (gone.size === 0) return [];
  return findTextsIn(description.document).flatMap(([text, path]) => {
    const place = findPlace(description, path.map(String));
    return [...text.matchAll(inCode)].flatMap(([, name = '']) =>
      gone.has(name) ? [{name, ...place}] : [],
    );
  });
}
