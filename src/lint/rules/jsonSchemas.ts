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
  const {additionalProperty, missingProperty, allowedValues, allowedValue} =
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
    : keyword === 'const'
      ? `must be ${JSON.stringify(allowedValue)}`
      : message;
  const about = description ? `: ${description}` : '';
  const fault = missingProperty
    ? `"${missingProperty}" is missing${place && ` in ${place}`}`
    : // What a "not" asks for is in its description.
      `${place}${description && keyword === 'not' ? '' : ` ${said}`}${about}`;
  return {file, path: at, message: `${fault}.`};
}

const comment = /^# yaml-language-server: \$schema=(\S+)/m;

/** Validates a file by the JSON Schema that it names for editors. */
function findValidator(
  siteDir: string,
  {file, source}: ApiFile,
): ValidateFunction | undefined {
  const [, schema = ''] = comment.exec(source.body) ?? [];
  const place = path.join(siteDir, path.dirname(file), schema);
  return schema && existsSync(place) ? compileValidator(place) : undefined;
}

/** Valid workflows, for the other rules. */
export const getWellFormedWorkflows = ({siteDir, files}: Api): ApiFile[] =>
  files.filter(
    (one) =>
      getGuideName(one.file) !== undefined &&
      findValidator(siteDir, one)?.(one.data),
  );

/** Files must match the JSON Schema in their comment. */
export function* jsonSchemas({siteDir, files}: Api): Iterable<Fault> {
  for (const file of files) {
    const validate = findValidator(siteDir, file);
    if (validate) {
      void validate(file.data);
      // The errors of a condition come with it.
      for (const error of validate.errors ?? []) {
        if (error.keyword !== 'if') yield getFault(file, error);
      }
    } else if (withSchema.test(file.file) || comment.test(file.source.body)) {
      const message = `A comment must name the JSON Schema of the file in openapi/json-schemas/: "# yaml-language-server: $schema=<path from here>".`;
      yield {file, message};
    }
  }
}
