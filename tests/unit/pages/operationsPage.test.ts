import {describe, expect, it} from 'vitest';
import {operationsPage} from '../../../src/reference/pages/operationsPage';
import {twoServicesReference} from '../reference/description';
import {contextOf} from './model';
import {elements, markdown} from './read';

const {services, operations} = twoServicesReference();
const site = contextOf({services, operations: [...operations.values()]});
const page = operationsPage(site);
const content = page.content(site);

describe('the page of all operations', () => {
  it('stands at the address of the category, and loads its own filter', () => {
    expect(page.frontMatter.slug).toBe('/category/api');
    expect(page.components).toEqual(['OperationFilter']);
  });

  it('lists the operations of each service below what it is for', () => {
    const text = markdown(content);
    expect(text).toContain(
      '## [Wood](/docs/api/wood-service) {#wood}\n\nGrows.',
    );
    expect(text).toContain('- [Get a tree](/docs/api/wood-get-tree) `GetTree`');
    expect(text).toContain(
      '- [Watch the birds](/docs/api/bird-watch-birds) `WatchBirds`',
    );
  });

  it('tells the filter how many there are, and what a service is called', () => {
    expect(elements(content, 'OperationFilter')).toMatchObject([
      {total: '2 operations', matching: '{count} of 2 operations'},
    ]);
    expect(elements(content, 'section')).toEqual([
      {'data-words': 'holt.wood.v1.WoodService'},
      {'data-words': 'holt.bird.v1.BirdService'},
    ]);
  });
});
