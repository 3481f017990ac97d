import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {unescapePointerFragment} from '@redocly/openapi-core';
import Ajv, {type ErrorObject, type ValidateFunction} from 'ajv/dist/2020';
import memoize from 'es-toolkit/compat/memoize';
import type {Api, ApiFile, Fault} from '../api';

const folder = 'openapi/json-schemas';

/** Files with a schema of another name than their own. */
const kinds: [RegExp, string][] = [
  [/^openapi\/words\/[^/]+\/operations\//, 'operation'],
  [/^openapi\/words\/[^/]+\/schemas\//, 'schema'],
  [/^openapi\/shared\//, 'shared-schema'],
  [/^openapi\/words\/[^/]+\/service\.yaml$/, 'service'],
  [/^openapi\/workflows\//, 'workflow'],
];

const getSchemaFile = (siteDir: string, kind: string): string =>
  path.join(siteDir, folder, `${kind}.json`);

/** Name of the schema of a file; `undefined` if it has none. */
function getKind(siteDir: string, {file}: ApiFile): string | undefined {
  const [, name = ''] = /^openapi\/([\w-]+)\.yaml$/.exec(file) ?? [];
  const known = kinds.find(([pattern]) => pattern.test(file))?.[1];
  return existsSync(getSchemaFile(siteDir, name)) ? name : known;
}

const ajv = new Ajv({
  allErrors: true,
  verbose: true,
  strictRequired: false,
  strictTypes: false,
  strictTuples: false,
  formats: {date: true},
});

/** Compiles a JSON Schema (2020-12) from the folder for editors. */
const compileValidator = memoize((file: string): ValidateFunction =>
  ajv.compile(JSON.parse(readFileSync(file, 'utf8')) as object),
);

function getFault(file: ApiFile, error: ErrorObject): Fault {
  const {keyword, message, parentSchema = {}} = error;
  const params = error.params as Record<string, unknown>;
  const at = error.instancePath
    .split('/')
    .slice(1)
    .map((part) => String(unescapePointerFragment(part)));
  const place = at.join('.');
  switch (keyword) {
    case 'additionalProperties': {
      const key = String(params.additionalProperty);
      const {properties = {}} = parentSchema as {properties?: object};
      return {
        file,
        path: [...at, key],
        message: `"${key}" is not known here. The keys are: ${Object.keys(properties).join(', ')}.`,
      };
    }
    case 'required': {
      const missing = String(params.missingProperty);
      const within = place && ` in ${place}`;
      return {file, path: at, message: `"${missing}" is missing${within}.`};
    }
    case 'enum': {
      const values = (params.allowedValues as string[]).join(', ');
      return {file, path: at, message: `${place} must be one of: ${values}.`};
    }
    default: {
      const {description} = parentSchema as {description?: string};
      // What a condition asks for is in its description.
      const isExplained = description && ['const', 'not'].includes(keyword);
      const fault = isExplained ? '' : ` ${message}`;
      const about = description ? `: ${description}` : '';
      return {file, path: at, message: `${place}${fault}${about}.`};
    }
  }
}

/** The JSON Schema in a file's comment for editors. */
const findNamedIn = ({source}: ApiFile): string | undefined =>
  /^# yaml-language-server: \$schema=(\S+)/m.exec(source.body)?.[1];

/** Valid workflows, for the other rules. */
export function getWellFormedWorkflows({
  siteDir,
  files,
}: Pick<Api, 'siteDir' | 'files'>): ApiFile[] {
  const fits = compileValidator(getSchemaFile(siteDir, 'workflow'));
  return files.filter(
    (one) => getKind(siteDir, one) === 'workflow' && fits(one.data),
  );
}

/** Files must match the JSON Schema in their comment. */
export function* jsonSchemas({siteDir, files}: Api): Iterable<Fault> {
  for (const file of files) {
    const kind = getKind(siteDir, file);
    if (!kind) continue;
    const schema = path.posix.relative(
      path.posix.dirname(file.file),
      `${folder}/${kind}.json`,
    );
    if (findNamedIn(file) !== schema) {
      const message = `A comment must name the JSON Schema for editors: "# yaml-language-server: $schema=${schema}".`;
      yield {file, message};
    }
    const validate = compileValidator(getSchemaFile(siteDir, kind));
    validate(file.data);
    for (const error of validate.errors ?? []) {
      // The errors of a condition come with it.
      if (error.keyword !== 'if') yield getFault(file, error);
    }
  }
}
