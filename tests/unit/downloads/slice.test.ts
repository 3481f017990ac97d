import omit from 'es-toolkit/compat/omit';
import {describe, expect, it} from 'vitest';
import {getSlice} from '../../../src/downloads/slice';
import {createWholeDocument} from '../../../src/downloads/wholeDocument';
import {document} from './document';

const pages = {
  operation: 'https://a.example/docs/api/thing-get',
  service: 'https://a.example/docs/api/thing-service',
};
const path = '/a.ThingService/Get';
const slice = getSlice(document, path, pages);

describe('sliceOf', () => {
  it('keeps the operation as it is, and no other', () => {
    expect(slice.paths).toEqual({[path]: document.paths[path]});
  });

  it('keeps what the operation reaches through references, and no more', () => {
    expect(Object.keys(slice.components.schemas)).toEqual([
      'a.GetRequest',
      'a.Kind',
      'a.Thing',
      'a.Owner',
      'a.Error',
      'version',
    ]);
    const {parameters, responses, securitySchemes} = slice.components;
    expect(Object.keys(parameters ?? {})).toEqual(['ConnectProtocolVersion']);
    expect(Object.keys(responses ?? {})).toEqual(['ConnectError']);
    expect(Object.keys(securitySchemes)).toEqual(['bearerAuth']);
  });

  it('leads to the pages instead of holding their texts', () => {
    expect(slice.info).toEqual({
      title: 'Things',
      version: 'v1',
      summary: 'Things.',
      description: 'All about things.',
    });
    expect(slice.externalDocs).toEqual({url: pages.operation});
    expect(slice.tags).toEqual([
      {
        name: 'ThingService',
        'x-displayName': 'Thing',
        description: 'Things.',
        externalDocs: {url: pages.service},
      },
    ]);
  });

  it('names a path or a reference that leads nowhere', () => {
    expect(() => getSlice(document, '/a.B/C', pages)).toThrow(
      'openapi/openapi.yaml: paths has no /a.B/C.',
    );
    const schemas = omit(document.components.schemas, 'a.Kind');
    const broken = {
      ...document,
      components: {...document.components, schemas},
    };
    expect(() => getSlice(broken, path, pages)).toThrow(
      '#/components/schemas/a.Kind leads to nothing',
    );
  });
});

it('names what a description lacks that programs need', () => {
  const rest = omit(document, 'servers');
  expect(() => createWholeDocument(rest)).toThrow(
    'openapi/openapi.yaml: servers: missing.',
  );
});
