import {describe, expect, it} from 'vitest';
import type {Service} from '../../../src/reference/model';
import {servicePage} from '../../../src/reference/pages/servicePage';
import {translatorOf} from '../../../src/reference/texts';
import {contextOf, operation, schema, service} from './model';
import {markdown, outline, section} from './read';

const context = contextOf();
const pageOf = (more: Partial<Service> = {}, site = context) =>
  servicePage(service(more), site).content(site);

describe('the page of a service', () => {
  it('has its title and its address', () => {
    expect(servicePage(service(), context).frontMatter).toEqual({
      id: 'a-service',
      slug: '/api/a-service',
      title: 'A service',
      description: 'Keeps trees.',
      custom_edit_url:
        'https://example.com/edit/openapi/services/a/service.yaml',
    });
  });

  it('begins with its description, without links to itself', () => {
    const links = new Map([
      ['AService', '/docs/api/a-service'],
      ['Tree', '/docs/api/schemas/tree'],
    ]);
    const page = pageOf(
      {
        description: '`AService` keeps every `Tree`.',
        guide: [{id: 'order', text: 'Ask `AService` for a `Tree`.'}],
      },
      contextOf({}, {links}),
    );
    const tree = '[`Tree`](/docs/api/schemas/tree)';
    expect(markdown(page)).toMatch(/^`AService` keeps every /);
    expect(markdown(page)).toContain(`keeps every ${tree}.\n`);
    expect(section(page, 'order')).toBe(`Ask \`AService\` for a ${tree}.`);
  });

  it('begins with one sentence, and says more after its operations', () => {
    const page = pageOf({description: 'Keeps trees. Waters them.\n\nSlowly.'});
    expect(markdown(page)).toMatch(/^Keeps trees\.\n\n## Operations /);
    expect(section(page, 'about')).toBe('Waters them.\n\nSlowly.');
  });

  it('has the sections of its guide', () => {
    const page = pageOf({
      guide: [
        {id: 'objects', text: 'Trees.'},
        {id: 'life-cycle', text: 'They *grow*.'},
        {id: 'order', text: 'Plant, then cut.'},
        {id: 'caution', text: 'Sharp.'},
      ],
    });
    const headings = outline(page).filter((line) => line.startsWith('## '));
    expect(headings).toEqual([
      '## Operations {#operations}',
      '## About {#about}',
      '## Objects {#objects}',
      '## Life cycle {#life-cycle}',
      '## Order of use {#order}',
      '## What to watch out for {#caution}',
      '## Schemas {#schemas}',
    ]);
    expect(section(page, 'life-cycle')).toBe('They *grow*.');
    expect(section(page, 'caution')).toBe('Sharp.');
  });

  it('links its schemas with their first sentence, or their full name', () => {
    const schemas = [
      schema('Tree', {description: 'A `tree`. It stands.'}),
      schema('Image.Oak', {slug: 'oak'}),
    ];
    expect(section(pageOf({schemas}), 'schemas')).toBe(
      [
        '- [`Tree`](/docs/api/schemas/tree): A tree.',
        '- [`Image.Oak`](/docs/api/schemas/oak): holt.a.v1.Image.Oak',
      ].join('\n'),
    );
  });

  it('has its title and groups in the language of the reader', () => {
    const t = translatorOf({
      'A service': {message: 'A 服務'},
      Tree: {message: '樹'},
    });
    const site = contextOf({}, {t});
    const page = servicePage(service({operations: [operation()]}), site);
    expect(page.frontMatter).toMatchObject({title: 'A 服務'});
    expect(outline(page.content(site))).toContain('### 樹 {#operations-tree}');
  });
});
