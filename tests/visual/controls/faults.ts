import {act} from '../../e2e/fixtures';
import {breakChunks, hold} from '../../e2e/chunks';
import {control, type Scene} from './control';

/** What a page says of itself when it loads slowly, or not at all. */
export const faults: readonly Scene[] = [
  {
    path: '/docs/intro',
    prepare: async (page) => {
      await page.route(/assets\/js\/main\./, (route) => route.abort());
      await page.reload();
      await page.locator('nav.menu .menu__caret').first().click();
      await page.getByRole('alert').waitFor();
    },
    controls: [
      control('Page without its script', '[role=alert]', {is: 'failed'}),
      control('Page without its script: retry', '[role=alert] button'),
    ],
  },
  {
    path: '/docs/intro',
    prepare: async (page) => {
      await breakChunks(page);
      await act(page);
      await page.getByRole('alert').waitFor();
    },
    controls: [
      control('Page that could not be loaded', '[role=alert]', {is: 'failed'}),
      control(
        'Page that could not be loaded: retry',
        '[role=alert] button, button:text-is("Retry")',
      ),
    ],
  },
  {
    path: '/docs/intro',
    prepare: async (page) => {
      await hold(page, '**/assets/js/*.js');
      await page.reload();
      await page.locator('.menu__caret').first().click();
      await page.locator('.menu__caret[aria-busy=true]').waitFor();
    },
    controls: [
      control('Sidebar: fold', '.menu__caret[aria-busy=true]', {is: 'loading'}),
    ],
  },
];
