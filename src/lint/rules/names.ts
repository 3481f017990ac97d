import {shortSchemaName} from '../../reference/names';
import type {Description, Text} from '../description';
import {problemAt, type Problem} from '../sourceFile';

/** Every name that the API defines. */
export interface ApiNames {
  operations: Set<string>;
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
    operations: new Set(
      description.operations.map(
        ({operation}) => operation.operationId.split('_')[1] ?? '',
      ),
    ),
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

function unknownName(name: string, names: ApiNames): string | undefined {
  const {operations, services, schemas, fields} = names;
  if (operations.has(name) || schemas.has(name) || services.has(name)) return;
  if (fields.has(name)) return;
  if (operationLike.test(name)) return 'operation or message';
  if (serviceLike.test(name)) return 'service';
  return fieldLike.test(name) ? 'field' : undefined;
}

/** Code spans of a text that have the form of a name of the API. */
function namesIn(text: string): string[] {
  const prose = text.replace(/```[\s\S]*?```/g, '');
  return [...prose.matchAll(/`([A-Za-z0-9.]+)(?:\[\])?`/g)].flatMap(
    ([, span = '']) => (/[a-z][A-Z]/.test(span) ? span.split('.') : [span]),
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
    [...new Set(namesIn(text))]
      .filter((name) => !allowed.has(name))
      .flatMap((name) => {
        const kind = unknownName(name, names);
        return kind
          ? [
              problemAt(
                source,
                path,
                `The description of ${subject} names \`${name}\`, but the API has no such ${kind}.`,
              ),
            ]
          : [];
      }),
  );
}
