import {describe, expect, it} from 'vitest';
import type {Operation} from '../../../src/reference/model';
import {operationPage} from '../../../src/reference/pages/operationPage';
import {contextOf, operation, schema} from './model';
import {elements, markdown, outline, section} from './read';

const tree = schema('Tree');
const site = contextOf({schemas: [tree]});
const pageOf = (more: Partial<Operation> = {}, context = site) =>
  operationPage(operation(more), context).content(context);
const frontMatter = (more: Partial<Operation> = {}) =>
  operationPage(operation(more), site).frontMatter;

describe('the page of an operation', () => {
  it('has the summary as its title and the first sentence for searches', () => {
    const front = {
      id: 'a-get-tree',
      slug: '/api/a-get-tree',
      title: 'Get a tree',
      description: 'Returns a tree.',
      custom_edit_url:
        'https://example.com/edit/openapi/services/a/operations/get-tree.yaml',
      hide_table_of_contents: true,
    };
    const description = 'Returns a tree. It may be old.';
    expect(frontMatter({description})).toEqual(front);
    expect(frontMatter()).toEqual({
      ...front,
      description: 'Get a tree',
    });
  });

  it('has its sections in two columns', () => {
    const page = pageOf();
    expect(outline(page)).toEqual([
      '<Endpoint',
      '<Columns',
      '<Column',
      '<Contents',
      '</Contents',
      '## Request {#request}',
      '<Message',
      '<Nested',
      '<Fields',
      '</Nested',
      '## Response {#response}',
      '<Message',
      '## Errors {#errors}',
      '## Related {#related}',
      '</Column',
      '<Column',
      '<TryItPlace',
      '## Samples {#samples}',
      '<SampleTitle',
      '<Tabs',
      ...['curl', 'javascript', 'python', 'go'].flatMap(() => [
        '<TabItem',
        '<Sample',
        '</Sample',
        '</TabItem',
      ]),
      '<TabItem',
      '<MoreSamples',
      '</TabItem',
      '</Tabs',
      '</Column',
      '</Columns',
    ]);
    expect(elements(page, 'Column')).toEqual([{}, {sticky: true}]);
  });

  it('links to its sections', () => {
    const page = pageOf();
    expect(elements(page, 'Contents')).toEqual([{label: 'On this page'}]);
    expect(markdown(page)).toContain(
      '\n[Request](#request) [Response](#response) [Errors](#errors) [Related](#related) [Samples](#samples)\n',
    );
  });

  it('is described, without a link to itself', () => {
    const links = new Map([
      ['GetTree', '/docs/api/a-get-tree'],
      ['Tree', '/docs/api/schemas/tree'],
    ]);
    const page = pageOf(
      {description: 'As `GetTree`, a `Tree`.'},
      contextOf({schemas: [tree]}, {links}),
    );
    expect(markdown(page)).toMatch(
      /^As `GetTree`, a \[`Tree`\]\(\/docs\/api\/schemas\/tree\)\.\n/,
    );
    expect(outline(page)).not.toContain('## Behavior {#behavior}');
  });

  it('begins with one sentence; the others come after the request', () => {
    const page = pageOf({description: 'Gets `a.b`. All of it.\n\nSlowly.'});
    expect(markdown(page)).toMatch(/^Gets `a\.b`\.\n/);
    expect(section(page, 'behavior')).toBe('All of it.\n\nSlowly.');
    const headings = outline(page).filter((line) => line.startsWith('## '));
    expect(headings.slice(0, 3)).toEqual([
      '## Request {#request}',
      '## Behavior {#behavior}',
      '## Response {#response}',
    ]);
    expect(markdown(page)).toContain(' [Behavior](#behavior) [Response]');
  });

  it('has short facts above the request, and long ones below it', () => {
    const page = pageOf({
      glance: {
        backends: ['MAAS'],
        effect: 'writes',
        responds: 'before',
        repeat: {effect: 'acts-again', text: 'It cuts again.'},
        needs: [{text: 'a saw'}],
      },
    });
    const shown = markdown(page);
    const at = (text: string) => shown.indexOf(text);
    expect(at('A repeat acts again')).toBeGreaterThan(0);
    expect(at('A repeat acts again')).toBeLessThan(at('## Request'));
    expect(section(page, 'behavior')).toContain('It cuts again.');
    expect(section(page, 'behavior')).toContain('a saw');
  });
});

describe('the badges of an operation', () => {
  const endpoint = {
    operation: 'a-get-tree',
    path: '/holt.a.v1.AService/GetTree',
  };

  it.each([
    [],
    ['streaming'],
    ['destructive'],
    ['unimplemented'],
    ['streaming', 'destructive', 'unimplemented'],
  ])('are those that hold: %s %s %s', (...badges) => {
    const marks = Object.fromEntries(badges.map((name) => [name, true]));
    expect(elements(pageOf(marks), 'Endpoint')).toEqual([
      {
        ...endpoint,
        streaming: false,
        destructive: false,
        unimplemented: false,
        ...marks,
      },
    ]);
  });
});
