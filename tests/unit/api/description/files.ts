import {Source} from '@redocly/openapi-core';
import {parse, stringify} from 'yaml';
import type {DescriptionFile} from '../../../../src/api/description/files';
import type {Structure} from '../../../../src/api/description/structure';
import {dialects, platformDocument} from './platform';

const root = {
  openapi: '3.1.0',
  info: {title: 'Shelves', version: 'v1', summary: 's', description: 'Books.'},
  components: {
    parameters: {
      Version: {name: 'Version', in: 'header', schema: {type: 'string'}},
    },
    responses: {ConnectError: {description: 'Failed.'}},
  },
};

/** Files of a description in memory, by their path under `openapi/`. */
export const describeFiles = (
  contents: Record<string, unknown>,
): DescriptionFile[] =>
  Object.entries({'openapi.yaml': root, ...contents}).map(([name, content]) => {
    const text = typeof content === 'string' ? content : stringify(content);
    const file = `openapi/${name}`;
    return {file, source: new Source(file, text), data: parse(text) as unknown};
  });

/** The platform's file of a version, in a dialect. */
export const platformFile = (
  structure: Structure,
  dialect = dialects[0]!,
): unknown => platformDocument(structure, dialect);
