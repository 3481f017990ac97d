import {shortSchemaName} from '../../reference/names';
import {faultOfRpcName, operationsNamed} from '../../reference/rpcNames';
import type {Description, OperationSource, Text} from '../description';
import {withoutFences} from '../../reference/withoutFences';
import {problemAt, type Problem} from '../../files/sourceFile';

/** An operation by its id, `StorageService_ListPools`, and by `ListPools`. */
export interface OperationName {
  id: string;
  rpc: string;
}

export const operationName = ({
  operation: {operationId: id},
}: OperationSource): OperationName => ({
  id,
  rpc: id.slice(id.indexOf('_') + 1),
});

/** Every name that the API defines. */
export interface ApiNames {
  operations: OperationName[];
  services: Set<string>;
  /** Full and short names, and each part of a short name. */
  schemas: Set<string>;
  fields: Set<string>;
  /** Codes of errors. */
  codes: Set<string>;
}

/** Collects the names of the API from its description. */
export function apiNames(description: Description): ApiNames {
  const schemas = description.schemas.flatMap(({name}) => {
    const short = shortSchemaName(name);
    return [name, short, ...short.split('.')];
  });
  const properties = description.schemas.flatMap(({schema}) =>
    Object.entries(schema.properties ?? {}),
  );
  const error = description.schemas.find(({name}) => name === 'connect.error');
  return {
    operations: description.operations.map(operationName),
    services: new Set(description.operations.flatMap((o) => o.operation.tags)),
    schemas: new Set(schemas),
    fields: new Set(properties.map(([field]) => field)),
    codes: new Set(error?.schema.properties?.code?.enum),
  };
}

const verbs =
  'Add|Attach|Check|Create|Delete|Detach|Do|Execute|Expose|Extend|Get|Grant|Import|Is|List|Migrate|Pause|PowerOff|Protect|Remove|Resolve|Restart|Resume|Revoke|Rollback|Scale|Set|Start|Stop|Unprotect|Update|VNC|Watch|Write';

const operationLike = new RegExp(`^(${verbs})([A-Z][A-Za-z0-9]+)$`);
const serviceLike = /^[A-Z][A-Za-z0-9]+Service$/;
const fieldLike = /^[a-z][a-z0-9]*(?:[A-Z][a-z0-9]*)+$/;

/** What is wrong with a name that stands in a text as code. */
function faultOf(name: string, names: ApiNames): string | undefined {
  const {operations, services, schemas, fields} = names;
  const called = operationsNamed(operations, name).length;
  const isMessage = schemas.has(name);
  if (called > 1 && !isMessage) return faultOfRpcName(operations, name);
  if (called || isMessage || services.has(name) || fields.has(name)) return;
  const none = (kind: string): string => `The API has no such ${kind}.`;
  if (operationLike.test(name)) return none('operation or message');
  if (serviceLike.test(name)) return none('service');
  return fieldLike.test(name) ? none('field') : undefined;
}

/** Code spans of a text that have the form of a name of the API. */
function namesIn(text: string, {operations}: ApiNames): string[] {
  return [
    ...withoutFences(text).matchAll(/`([A-Za-z0-9.]+)(?:\[\])?`/g),
  ].flatMap(([, span = '']) =>
    /[a-z][A-Z]/.test(span) && operationsNamed(operations, span).length === 0
      ? span.split('.')
      : [span],
  );
}

/**
 * Operations, services, messages and fields named in prose exist.
 *
 * @param allowed names of other systems that have the form of ours
 */
export function checkNames(
  texts: readonly Text[],
  names: ApiNames,
  allowed: ReadonlySet<string>,
): Problem[] {
  return texts.flatMap(({source, path, subject, text = ''}) =>
    [...new Set(namesIn(text, names))]
      .filter((name) => !allowed.has(name))
      .flatMap((name) => {
        const fault = faultOf(name, names);
        return fault
          ? [
              problemAt(
                source,
                path,
                `The description of ${subject} names \`${name}\`. ${fault}`,
              ),
            ]
          : [];
      }),
  );
}
