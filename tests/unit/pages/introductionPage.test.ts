import {describe, expect, it} from 'vitest';
import {introductionPage} from '../../../src/reference/pages/introductionPage';
import {contextOf, service} from './model';
import {markdown, section} from './read';

const services = [
  service({key: 'b', displayName: 'Big [trees]'}),
  service({key: 'a', description: 'Keeps <trees>. Others not.'}),
];

describe('the introduction to the API', () => {
  it('has its title and its address', () => {
    expect(introductionPage(contextOf({services})).frontMatter).toEqual({
      id: 'holt-service',
      slug: '/api/holt-service',
      title: 'Holt API',
      sidebar_label: 'Introduction',
      description: 'The API.',
      custom_edit_url: 'https://example.com/edit/openapi/introduction.md',
    });
  });

  it('is the text with the anchors of its headings, then the services', () => {
    const description = 'Text.\n\n## Errors {#on-errors}\n\nMore.';
    const site = contextOf({services, description});
    const page = introductionPage(site).content(site);
    expect(markdown(page)).toMatch(
      /^Text\.\n\n## Errors \{#on-errors\}\n\nMore\.\n\n## Services /,
    );
    expect(section(page, 'services')).toBe(
      [
        '- [Big [trees]](/docs/api/b-service): Keeps trees.',
        '- [Trees](/docs/api/a-service): Keeps <trees>.',
      ].join('\n'),
    );
  });
});
