import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  escapePointerFragment,
  unescapePointerFragment,
} from '@redocly/openapi-core';
import Ajv, {type ErrorObject, type ValidateFunction} from 'ajv/dist/2020';
import memoize from 'es-toolkit/compat/memoize';
import {getStart, type ApiFile} from '../api';
import type {Rule} from '../rule';

const folder = 'openapi/json-schemas';

const kinds: [RegExp, string][] = [
  [/^openapi\/words\/[^/]+\/operations\//, 'operation'],
  [/^openapi\/words\/[^/]+\/schemas\//, 'schema'],
  [/^openapi\/shared\//, 'shared-schema'],
  [/^openapi\/words\/[^/]+\/service\.yaml$/, 'service'],
  [/^openapi\/sandbox\.yaml$/, 'sandbox'],
  [/^openapi\/error-messages\.yaml$/, 'error-messages'],
  [/^openapi\/workflows\//, 'workflow'],
  [/^openapi\/platform-map\.yaml$/, 'platform-map'],
  [/^openapi\/facts\.yaml$/, 'facts'],
  [/^openapi\/releases\.yaml$/, 'releases'],
  [/^openapi\/symptoms\.yaml$/, 'symptoms'],
];

const getKind = ({file}: ApiFile): string | undefined =>
  kinds.find(([pattern]) => pattern.test(file))?.[1];

const ajv = new Ajv({allErrors: true, verbose: true, formats: {date: true}});

/** Compiles a JSON Schema (2020-12) from the folder for editors. */
const compileValidator = memoize((file: string): ValidateFunction =>
  ajv.compile(JSON.parse(readFileSync(file, 'utf8')) as object),
);

const getSchemaFile = (siteDir: string, kind: string): string =>
  path.join(siteDir, folder, `${kind}.json`);

function getFault({
  instancePath: at,
  keyword,
  message,
  params,
  parentSchema = {},
}: ErrorObject): [pointer: string, message: string] {
  const {additionalProperty, missingProperty, allowedValues} = params as Record<
    string,
    unknown
  >;
  const place = at.split('/').slice(1).map(unescapePointerFragment).join('.');
  switch (keyword) {
    case 'additionalProperties': {
      const key = String(additionalProperty);
      const {properties = {}} = parentSchema as {properties?: object};
      return [
        `${at}/${escapePointerFragment(key)}`,
        `"${key}" is not known here. The keys are: ${Object.keys(properties).join(', ')}.`,
      ];
    }
    case 'required':
      return [
        at,
        `"${String(missingProperty)}" is missing${place && ` in ${place}`}.`,
      ];
    case 'enum':
      return [
        at,
        `${place} must be one of: ${(allowedValues as string[]).join(', ')}.`,
      ];
    default:
      return [at, `${place} ${message}.`];
  }
}

/** The JSON Schema in a file's comment for editors. */
const findNamedIn = ({source}: ApiFile): string | undefined =>
  /^# yaml-language-server: \$schema=(\S+)/m.exec(source.body)?.[1];

/** Valid workflows, for the other rules. */
export function getWellFormedWorkflows(
  siteDir: string,
  files: readonly ApiFile[],
): ApiFile[] {
  const fits = compileValidator(getSchemaFile(siteDir, 'workflow'));
  return files.filter((one) => getKind(one) === 'workflow' && fits(one.data));
}

/** Files must match the JSON Schema in their comment. */
export const jsonSchemas: Rule = ({siteDir, files}) => ({
  Root(_, {report}) {
    for (const one of files) {
      const kind = getKind(one);
      if (!kind) continue;
      const schema = path.posix.relative(
        path.posix.dirname(one.file),
        `${folder}/${kind}.json`,
      );
      if (findNamedIn(one) !== schema) {
        report({
          location: getStart(one),
          message: `A comment must name the JSON Schema for editors: "# yaml-language-server: $schema=${schema}".`,
        });
      }
      const validate = compileValidator(getSchemaFile(siteDir, kind));
      validate(one.data);
      for (const error of validate.errors ?? []) {
        const [pointer, message] = getFault(error);
        const {source} = one;
        report({location: {source, pointer: `#${pointer || '/'}`}, message});
      }
    }
  },
});
