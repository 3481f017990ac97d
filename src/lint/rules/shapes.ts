import {readFileSync} from 'node:fs';
import path from 'node:path';
import Ajv, {type ErrorObject} from 'ajv/dist/2020';
import type {Description} from '../description';
import {problemAt, type Problem, type SourceFile} from '../../files/sourceFile';

const folder = 'openapi/json-schemas';
const kinds = [
  'operation',
  'schema',
  'service',
  'sandbox',
  'workflow',
  'platform-map',
] as const;
type Kind = (typeof kinds)[number];

/** JSON Schema (2020-12) of each kind of file. */
export type Shapes = Record<Kind, object>;

export const readShapes = (): Shapes =>
  Object.fromEntries(
    kinds.map((kind) => [
      kind,
      JSON.parse(readFileSync(`${folder}/${kind}.json`, 'utf8')) as object,
    ]),
  ) as Shapes;

/** Keys and indexes of a JSON Pointer (RFC 6901). */
const keysOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

function problemOf(source: SourceFile, error: ErrorObject): Problem {
  const at = keysOf(error.instancePath);
  const params = error.params as Record<string, unknown>;
  const {properties = {}} = error.parentSchema as {properties?: object};
  switch (error.keyword) {
    case 'additionalProperties': {
      const key = String(params.additionalProperty);
      const known = Object.keys(properties).join(', ');
      return problemAt(
        source,
        [...at, key],
        `"${key}" is not known here. The keys are: ${known}.`,
      );
    }
    case 'required':
      return problemAt(
        source,
        at,
        `"${String(params.missingProperty)}" is missing${at.length ? ` in ${at.join('.')}` : ''}.`,
      );
    case 'enum':
      return problemAt(
        source,
        at,
        `${at.join('.')} must be one of: ${(params.allowedValues as string[]).join(', ')}.`,
      );
    default:
      return problemAt(source, at, `${at.join('.')} ${error.message}.`);
  }
}

/** The workflows that have the form of one, so that other rules can read them. */
export const wellFormedWorkflows = (
  {workflows}: Description,
  shapes: Shapes,
): SourceFile[] => {
  const fits = new Ajv().compile(shapes.workflow);
  return workflows.filter(({data}) => fits(data));
};

/**
 * Every file has the keys that its JSON Schema knows and no others, and names
 * that schema in a comment, for editors.
 */
export function checkShapes(
  {operations, schemas, services, sandbox, workflows, map}: Description,
  shapes: Shapes,
): Problem[] {
  const ajv = new Ajv({allErrors: true, verbose: true});
  const filesOf: Record<Kind, Iterable<SourceFile>> = {
    operation: operations.map(({source}) => source),
    schema: new Set(schemas.map(({source}) => source)),
    service: services,
    sandbox: [sandbox],
    workflow: workflows,
    'platform-map': [map],
  };
  return kinds.flatMap((kind) => {
    const validate = ajv.compile(shapes[kind]);
    return [...filesOf[kind]].flatMap((source) => {
      const shape = path.posix.relative(
        path.posix.dirname(source.file),
        `${folder}/${kind}.json`,
      );
      validate(source.data);
      return [
        ...(source.shape === shape
          ? []
          : [
              problemAt(
                source,
                [],
                `A comment must name the JSON Schema for editors: "# yaml-language-server: $schema=${shape}".`,
              ),
            ]),
        ...(validate.errors ?? []).map((error) => problemOf(source, error)),
      ];
    });
  });
}
