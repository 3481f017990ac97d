import type {Description} from '../../description';
import {problemAt, type Problem} from '../../../files/sourceFile';
import {serviceFolder, target} from './folders';

/** Addresses of all references within a value. */
function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    key === '$ref' && typeof one === 'string' ? [one] : referencesIn(one),
  );
}

/** Each schema stands in the folder of its package, and something uses it. */
export function checkSchemaPlaces(description: Description): Problem[] {
  const {root, schemas, operations, parameters} = description;
  const used = new Set(
    [
      ...operations.map(({source}) => source),
      ...new Set(schemas.map(({source}) => source)),
      ...parameters,
      root,
    ].flatMap((source) =>
      referencesIn(source.data).map(
        (reference) =>
          `${target(source, reference)}#/${reference.split('#/')[1]}`,
      ),
    ),
  );
  return schemas.flatMap(({source, name}) => {
    const [, area] = /^\w+\.(\w+)\.v\d+\./.exec(name) ?? [];
    const isAtHome = area === serviceFolder(source);
    return [
      ...(isAtHome
        ? []
        : [
            problemAt(
              source,
              [name],
              `The package of ${name} is not that of its folder.`,
            ),
          ]),
      ...(used.has(`${source.file}#/${name}`)
        ? []
        : [
            problemAt(
              source,
              [name],
              `No operation and no schema refers to ${name}, so it has no page.`,
            ),
          ]),
    ];
  });
}
