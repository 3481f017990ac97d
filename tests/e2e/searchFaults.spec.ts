import type {Route} from '@playwright/test';
import {isChunk} from './chunks';
import {accept, expect, missing, open, test} from './fixtures';
import {getSearch, searchFor} from './search';

const index = '**/search.json';

/** What does not come, or comes as another thing. */
const faults = [
  {
    what: 'the script of the box',
    address: isChunk,
    answer: (route: Route) => route.abort(),
  },
  {
    what: 'the index',
    address: index,
    answer: (route: Route) => route.fulfill({status: 404}),
  },
  {
    what: 'a page in place of the index',
    address: index,
    answer: (route: Route) =>
      route.fulfill({
        contentType: 'application/json',
        body: '<!doctype html>',
      }),
  },
];

test('a search that does not come says so, and comes at Retry', async ({
  page,
  complaints,
}) => {
  const {opener, dialog, field, active, all} = getSearch(page);
  // The page itself does not run.
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await page.goto('/docs/intro');
  await page.keyboard.press('/');
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await expect(dialog).toBeHidden();
  await page.unrouteAll({behavior: 'wait'});

  for (const {what, address, answer} of faults) {
    await open(page, '/docs/intro');
    await page.route(address, answer);
    await opener.click();
    await expect(dialog.getByRole('alert'), what).toContainText(
      'could not be loaded',
    );
    await expect(all).toBeVisible();
    await field.fill('CreatePool');
    await page.unrouteAll({behavior: 'wait'});
    await dialog.getByRole('button', {name: 'Retry', exact: true}).click();
    await expect(active, what).toContainText('CreatePool');
    await expect(field).toBeFocused();
  }
  accept(complaints, missing, /Failed to load resource|Loading .*chunk/);
});

test('the search goes on after a browser has translated its results', async ({
  page,
}) => {
  const {field, options, active} = await searchFor(page, 'pool');
  await expect(active).toBeVisible();
  // What a browser does: it replaces each text.
  await options.evaluateAll((all) => {
    for (const option of all) {
      const walker = document.createTreeWalker(option, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const font = document.createElement('font');
        font.textContent = text.data;
        text.replaceWith(font);
      }
    }
  });
  await field.pressSequentially(' list');
  await expect(active).toContainText('ListPools');
  await expect(page.locator('main h1')).toBeVisible();
});
