import {parse} from 'yaml';
import {describe, expect, it} from 'vitest';
import type {Page} from '../../../src/reference/pages/page';
import {renderMdxWrapper} from '../../../src/reference/mdxWrapper';

const page = (title: string): Page => ({
  file: 'a.api',
  frontMatter: {
    id: 'a',
    slug: '/api/a',
    title,
    description: title,
    custom_edit_url: 'https://example.com',
    sidebar_label: undefined,
    hide_table_of_contents: true,
  },
  content: () => [],
});

describe('the document that stands for a page', () => {
  it('is front matter and the import of its data', () => {
    const [, front = '', body] = renderMdxWrapper(
      page('A'),
      '@site/a.json',
    ).split('---\n');
    expect(parse(front)).toEqual({
      id: 'a',
      slug: '/api/a',
      title: 'A',
      description: 'A',
      custom_edit_url: 'https://example.com',
      hide_table_of_contents: true,
      hide_title: true,
    });
    expect(body).toBe(`
import page from "@site/a.json";

export const toc = page.toc;

<ReferencePage content={page.content} />
`);
  });

  it('imports the components that its page alone needs', () => {
    const wrapper = renderMdxWrapper(
      {...page('A'), components: ['One', 'Two']},
      '@site/a',
    );
    expect(wrapper).toContain(`
import page from "@site/a";
import One from '@site/src/components/reference/One';
import Two from '@site/src/components/reference/Two';

export const toc`);
    expect(wrapper).toContain(
      '<ReferencePage content={page.content} components={{One, Two}} />',
    );
  });

  it.each(['2026-01-01', '---\nid: b', 'a: b # c', '"', 'null', '- x'])(
    'keeps %j as it is',
    (title) => {
      const wrapper = renderMdxWrapper(page(title), '@site/a.json');
      const front = wrapper.slice(4, wrapper.indexOf('\n---\n\nimport'));
      expect(parse(front, {version: '1.1'})).toMatchObject({id: 'a', title});
    },
  );
});
