import {describe, expect, it} from 'vitest';
import type {NamedExample, Operation} from '../../../src/reference/model';
import {operationPage} from '../../../src/reference/pages/operationPage';
import {contextOf, operation, schema} from './model';
import {elements, markdown, piecesOf} from './read';

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
  );
  return piecesOf(page.content(context), 'samples');
}

describe('above the samples', () => {
  const text = (of: Partial<Operation>, simulated: string[]): string => {
    const page = operationPage({...operation(), ...of}, context);
    const content = page.content({...context, simulated: new Set(simulated)});
    return markdown(content);
  };
  const note = 'The sandbox does not play this operation: ';

  it('stands that the sandbox does not play the operation', () => {
    expect(text({}, [])).toContain(note);
    expect(text({}, ['BService_GetTree'])).toContain(note);
  });

  it('stands nothing where it does, or where the server does as little', () => {
    expect(text({}, ['AService_GetTree'])).not.toContain(note);
    expect(text({unimplemented: true}, [])).not.toContain(note);
  });
});

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
      {value: 'more', label: 'More'},
    ]);
    expect(elements(section, 'MoreSamples')).toEqual([
      {operation: operation().slug},
    ]);
    expect(elements(section, 'Sample')).toEqual([
      {id: 'curl', language: 'bash'},
      {id: 'javascript', language: 'js'},
      {id: 'python', language: 'python'},
      {id: 'go', language: 'go'},
    ]);
  });

  it('are code of their language that sends the first example', () => {
    const codes = elements(samples([oak, fir]), 'pre').map(
      ({language, html}) => [language, html],
    );
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
    const title = (request: NamedExample[]) => samples(request)[0];
    const text = ['p', {}, 'An ', ['em', {}, 'old'], ' oak'];
    expect(title([oak])).toEqual(['SampleTitle', {}, text]);
    expect(title([])).toEqual(['SampleTitle', {}]);
    expect(title([{...oak, summary: undefined}])).toEqual(['SampleTitle', {}]);
  });

  it('are followed by their response, then by the other pairs', () => {
    const answer = {name: 'a', summary: 'The oak', value: {ok: true}};
    const after = samples([oak, fir], [answer, fir]).slice(2);
    expect(markdown(after)).toBe(
      [
        '**Example response**: The oak',
        '[json]\n{\n  "ok": true\n}',
        '**Example request**: A `fir`',
        '[json]\n{\n  "age": 1\n}',
        '**Example response**: A `fir`',
        '[json]\n{\n  "age": 1\n}',
      ].join('\n\n'),
    );
    expect(samples([oak])).toHaveLength(2);
  });

  it('are titled without a summary too', () => {
    const answer = {name: 'a', value: []};
    expect(markdown(samples([oak], [answer]).slice(2))).toBe(
      '**Example response**: \n\n[json]\n[]',
    );
  });
});
