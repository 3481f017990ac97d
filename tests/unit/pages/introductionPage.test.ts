import {describe, expect, it} from 'vitest';
import {introductionPage} from '../../../src/reference/pages/servicePage';
import {contextOf, edit, service} from './model';
import {bodyOf, frontMatter, section} from './read';

const services = [
  service({key: 'b', displayName: 'Big [trees]'}),
  service({key: 'a', description: 'Keeps <trees>. Others not.'}),
];

describe('the introduction to the API', () => {
  it('leads to the first service', () => {
    expect(frontMatter(introductionPage(contextOf({services}), edit))).toEqual({
      id: 'holt-service',
      slug: '/api/holt-service',
      title: 'Holt API',
      sidebar_label: 'Introduction',
      pagination_next: 'api/b-service',
      description: 'The API.',
      custom_edit_url: edit,
    });
  });

  it('leads nowhere where there is no service', () => {
    expect(frontMatter(introductionPage(contextOf(), edit))).not.toHaveProperty(
      'pagination_next',
    );
  });

  it('is the text with the anchors of its headings, then the services', () => {
    const description = 'Text.\n\n## Errors {#on-errors}\n\nMore.';
    const page = introductionPage(contextOf({services, description}), edit);
    expect(bodyOf(page)).toMatch(
      /^Text\.\n\n## Errors \{#on-errors\}\n\nMore\.\n\n## Services /,
    );
    expect(section(page, 'services')).toBe(
      [
        '- [Big \\[trees\\]](/docs/api/b-service): Keeps trees.',
        '- [Trees](/docs/api/a-service): Keeps \\<trees>.',
      ].join('\n'),
    );
  });
});
