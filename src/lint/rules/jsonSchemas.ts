import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {unescapePointerFragment} from '@redocly/openapi-core';
import Ajv, {type ErrorObject, type ValidateFunction} from 'ajv/dist/2020';
import memoize from 'es-toolkit/compat/memoize';
import {getGuideName} from '../../guides/arazzo';
import type {Api, ApiFile, Fault} from '../api';

/** Folders in which each file names its JSON Schema. */
const withSchema = /^openapi\/(?:words|shared|workflows)\//;

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
  const {description, properties = {}} = parentSchema as {
    description?: string;
    properties?: object;
  };
  const {additionalProperty, missingProperty, allowedValues} =
    error.params as Record<string, string | undefined>;
  const at = error.instancePath
    .split('/')
    .slice(1)
    .map((part) => String(unescapePointerFragment(part)));
  const place = at.join('.');
  if (additionalProperty) {
    const known = Object.keys(properties).join(', ');
    return {
      file,
      path: [...at, additionalProperty],
      message: `"${additionalProperty}" is not known here. The keys are: ${known}.`,
    };
  }
  const said = allowedValues
    ? `must be one of: ${[allowedValues].flat().join(', ')}`
    : message;
  // What a condition asks for is in its description.
  const isExplained = description && ['const', 'not'].includes(keyword);
  const fault = missingProperty
    ? `"${missingProperty}" is missing${place && ` in ${place}`}`
    : `${place}${isExplained ? '' : ` ${said}`}${description ? `: ${description}` : ''}`;
  return {file, path: at, message: `${fault}.`};
}

/** Path of the JSON Schema that a file names for editors. */
function findSchemaOf(siteDir: string, {file, source}: ApiFile): string {
  const [, schema] =
    /^# yaml-language-server: \$schema=(\S+)/m.exec(source.body) ?? [];
  return schema ? path.join(siteDir, path.dirname(file), schema) : '';
}

/** Valid workflows, for the other rules. */
export const getWellFormedWorkflows = ({
  siteDir,
  files,
}: Pick<Api, 'siteDir' | 'files'>): ApiFile[] =>
  files.filter((one) => {
    const schema = findSchemaOf(siteDir, one);
    return (
      getGuideName(one.file) !== undefined &&
      existsSync(schema) &&
      compileValidator(schema)(one.data)
    );
  });

/** Files must match the JSON Schema in their comment. */
export function* jsonSchemas({siteDir, files}: Api): Iterable<Fault> {
  for (const file of files) {
    const schema = findSchemaOf(siteDir, file);
    if (!existsSync(schema)) {
      if (!schema && !withSchema.test(file.file)) continue;
      const message = `A comment must name the JSON Schema of the file in openapi/json-schemas/: "# yaml-language-server: $schema=<path from here>".`;
      yield {file, message};
      continue;
    }
    const validate = compileValidator(schema);
    validate(file.data);
    for (const error of validate.errors ?? []) {
      // The errors of a condition come with it.
      if (error.keyword !== 'if') yield getFault(file, error);
    }
  }
}
