import {describe, expect, it} from 'vitest';
import {
  createCallableDocument,
  getStreamingOperations,
} from '../../../src/downloads/callable';
import {getPlatforms} from '../../../src/downloads/platforms';
import {
  createPostmanEnvironment,
  createStableId,
} from '../../../src/downloads/postman';
import {withAbsoluteLinks} from '../../../src/downloads/wholeDocument';
import {document} from './document';

describe('createCallableDocument', () => {
  const callable = createCallableDocument(document, 'Without streams.');

  it('leaves out what streams, and says so', () => {
    expect(getStreamingOperations(document)).toEqual(['Watch']);
    expect(Object.keys(callable.paths)).toEqual(['/a.ThingService/Get']);
    expect(callable.info.description).toBe(
      'All about things.\n\nWithout streams.',
    );
  });

  it('has the sandbox first, and one kind of credentials', () => {
    expect(callable.servers.map(({url}) => url)).toEqual([
      'http://localhost:4010',
      'https://things.example',
    ]);
    expect(callable.security).toEqual([{bearerAuth: []}]);
  });

  it('gives the header of the protocol its value', () => {
    const {parameters} = callable.components;
    expect(parameters?.ConnectProtocolVersion?.example).toBe(1);
  });

  it('names the part of the description that it misses', () => {
    const {servers, ...rest} = document;
    const alone = {...rest, servers: servers.slice(0, 1)};
    expect(() => getPlatforms(alone)).toThrow('servers: collections need');
    const components = {...document.components, parameters: {}};
    expect(() => createCallableDocument({...document, components}, '')).toThrow(
      'the parameter ConnectProtocolVersion',
    );
  });
});

it('gives a text always the same id, in the form of a UUID', () => {
  expect(createStableId('a')).toBe(createStableId('a'));
  expect(createStableId('a')).not.toBe(createStableId('b'));
  expect(createStableId('a')).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/,
  );
});

it('has a place for a token in each environment, and no token', () => {
  const {values} = JSON.parse(
    createPostmanEnvironment('Things', 'platform', getPlatforms(document)),
  ) as {values: {key: string; value: string; type: string}[]};
  expect(values).toMatchObject([
    {key: 'baseUrl', value: 'https://things.example'},
    {key: 'token', value: '', type: 'secret'},
  ]);
});

it('makes links of Markdown lead to the site, and leaves others', () => {
  const base = 'https://a.example/zh/';
  expect(
    withAbsoluteLinks(
      {
        text: ['[a](/docs/b#c) [d](pathname:///e.yaml) [f](https://g.example)'],
        path: '/a.B/C',
      },
      base,
    ),
  ).toEqual({
    text: [`[a](${base}docs/b#c) [d](${base}e.yaml) [f](https://g.example)`],
    path: '/a.B/C',
  });
});
