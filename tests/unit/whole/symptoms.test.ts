/**
 * What `npm run api` passes over in the files of error messages and symptoms: it
 * refuses a cause or a section that no page has.
 */
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {described} from './description';

interface Entry {
  id?: string;
  operations?: string[];
}

const read = (file: string): string => readFileSync(file, 'utf8');
const {symptoms} = parse(read('openapi/symptoms.yaml')) as {symptoms: Entry[]};
const {messages} = parse(read('openapi/error-messages.yaml')) as {
  messages: Entry[];
};

it.each(['docs', 'i18n/zh-hant/docusaurus-plugin-content-docs/current'])(
  'every section of the symptoms in %s is found by its signs',
  (folder) => {
    const sections = ['troubleshooting.mdx', 'troubleshooting-calls.mdx']
      .map((file) => read(`${folder}/${file}`))
      .join('\n')
      .matchAll(/^### .*\{#([^}]+)\}$/gm);
    expect([...sections].map(([, id]) => id)).toEqual(
      symptoms.map(({id}) => id),
    );
  },
);

it('symptoms and messages name operations that exist', () => {
  const rpcs = new Set(described.map(({path}) => path.split('/').at(-1)));
  const named = [...symptoms, ...messages].flatMap(
    ({operations = []}) => operations,
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !rpcs.has(name))).toEqual([]);
});
