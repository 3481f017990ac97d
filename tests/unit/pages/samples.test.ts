import {describe, expect, it} from 'vitest';
import type {NamedExample} from '../../../src/reference/model';
import {operationPage} from '../../../src/reference/pages/operationPage';
import {contextOf, edit, operation, schema} from './model';
import {elements, section} from './read';

const context = contextOf({schemas: [schema('Tree')]});

/** The section of the samples of an operation with these examples. */
function samples(request: NamedExample[], response: NamedExample[] = []) {
  const plain = operation();
  const page = operationPage(
    {
      ...plain,
      request: {...plain.request, examples: request},
      response: {...plain.response, examples: response},
    },
    context,
    edit,
  );
  return section(page, 'samples');
}

describe('the samples of an operation', () => {
  const oak = {name: 'oak', summary: 'An *old* oak', value: {age: 900}};
  const fir = {name: 'fir', summary: 'A `fir`', value: {age: 1}};

  it('are tabs whose choice is shared by all pages', () => {
    const section = samples([oak]);
    expect(elements(section, 'Tabs')).toEqual([{groupId: 'sample-language'}]);
    expect(elements(section, 'TabItem')).toEqual([
      {value: 'curl', label: 'cURL'},
      {value: 'javascript', label: 'JavaScript'},
      {value: 'python', label: 'Python'},
      {value: 'go', label: 'Go'},
    ]);
    expect(elements(section, 'Sample')).toEqual([
      {id: 'curl', language: 'bash'},
      {id: 'javascript', language: 'js'},
      {id: 'python', language: 'python'},
      {id: 'go', language: 'go'},
    ]);
  });

  it('are code of their language that sends the first example', () => {
    const codes = [
      ...samples([oak, fir]).matchAll(/^(```+)(\w+)\n([\s\S]*?)\n\1$/gm),
    ].map(([, , language = '', code = '']) => [language, code]);
    expect(codes.map(([language]) => language)).toEqual([
      'bash',
      'js',
      'python',
      'go',
      'json',
    ]);
    for (const [, code] of codes.slice(0, 4)) {
      expect(code).toContain('"age": 900');
      expect(code).toContain('/holt.a.v1.AService/GetTree');
    }
  });

  it('are titled as the first example, or not at all', () => {
    expect(samples([oak])).toMatch(
      /^<SampleTitle>\n\nAn \*old\* oak\n\n<\/SampleTitle>\n\n<Tabs/,
    );
    expect(samples([])).toMatch(/^<SampleTitle \/>\n\n<Tabs/);
    expect(samples([{...oak, summary: undefined}])).toMatch(
      /^<SampleTitle \/>/,
    );
  });

  it('are followed by the answers, then by the other requests', () => {
    const answer = {name: 'a', summary: 'The oak', value: {ok: true}};
    const after = samples([oak, fir], [answer, fir]).split('</Tabs>')[1];
    expect(after?.trim()).toBe(
      [
        '**Example response**: The oak',
        '```json\n{\n  "ok": true\n}\n```',
        '**Example response**: A `fir`',
        '```json\n{\n  "age": 1\n}\n```',
        '**Example request**: A `fir`',
        '```json\n{\n  "age": 1\n}\n```',
      ].join('\n\n'),
    );
    expect(samples([oak]).endsWith('</Tabs>')).toBe(true);
  });

  it('are titled without a summary too', () => {
    const answer = {name: 'a', value: []};
    expect(samples([oak], [answer])).toMatch(
      /\n\*\*Example response\*\*: ?\n\n```json\n\[\]\n```$/,
    );
  });
});
