import type {JsonSchema, MapService} from '../../api/openapi';
import {mapFaults, mapFile, type Fields} from '../../api/platformMap';
import {getReferredName} from '../../api/references';
import {findSandboxRuleFaults, rulesFile} from '../sandboxRules';
import type {WrittenRules} from '../../sandbox/model';
import {findFile, placeIn} from '../api';
import type {Rule} from '../rule';

/** Sandbox rules must refer to existing schemas, operations, and errors. */
export const sandbox: Rule = (api) => ({
  Root(_, {report}) {
    const file = findFile(api, rulesFile);
    if (!file) return;
    const faults = findSandboxRuleFaults(
      {objects: {}, operations: {}, ...(file.data as Partial<WrittenRules>)},
      new Set(api.schemas.map(({name}) => name)),
      api.operations.map(({id, rpc, draft, operation}) => ({
        id,
        rpc,
        draft,
        errors: operation['x-connect-errors'] ?? [],
      })),
    );
    for (const {path, message} of faults) {
      report({location: placeIn(file, path), message});
    }
  },
});

function getReferred({$ref, items}: JsonSchema): string | undefined {
  const reference = $ref ?? items?.$ref;
  return reference === undefined ? undefined : getReferredName(reference);
}

const getFields = ({properties = {}}: JsonSchema): Fields =>
  new Map(
    Object.entries(properties).map(([name, field]) => [
      name,
      getReferred(field),
    ]),
  );

/** The map must refer to existing services, schemas, and fields. */
export const platformMap: Rule = (api) => ({
  Root(_, {report}) {
    const file = findFile(api, mapFile);
    if (!file) return;
    const faults = mapFaults(
      file.data as MapService[],
      api.services,
      new Map(api.schemas.map(({name, schema}) => [name, getFields(schema)])),
    );
    for (const {path, message} of faults) {
      report({location: placeIn(file, path), message});
    }
  },
});
