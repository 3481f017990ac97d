import {hydrated, stopClock} from '../../e2e/fixtures';
import {control, type Scene} from './control';

/** Controls of pages as they are, and after a press. */
export const pages: readonly Scene[] = [
  {
    path: '/docs/intro',
    controls: [
      control('Announcement: link', '.theme-announcement-bar a'),
      control('Announcement: close', '.theme-announcement-bar button'),
      control('Bar: name of the site', '.navbar__brand'),
      control(
        'Bar: link',
        '.navbar__item.navbar__link:not(.navbar__link--active)',
      ),
      control('Bar: link', '.navbar__link--active', {
        is: 'selected',
        states: ['rest', 'focus'],
      }),
      control('Bar: languages', '.navbar .dropdown > .navbar__link'),
      control('Bar: color mode', '.navbar [class*=toggle] button'),
      control('Bar: search', '[aria-controls=site-search]'),
      control(
        'Sidebar: page',
        '.menu__list .menu__list .menu__link:not(.menu__link--active)',
      ),
      control('Sidebar: page', '.menu__link--active[aria-current]', {
        is: 'selected',
        states: ['rest', 'focus'],
      }),
      control('Sidebar: fold', '.menu__caret'),
      control('Breadcrumb', '.breadcrumbs__link'),
      control('Contents: link', '.table-of-contents__link'),
      control('Link in a sentence', '.markdown p a:not(.hash-link)'),
      control('Link of a heading', '.markdown h2 .hash-link', {
        states: ['hover', 'focus'],
      }),
      control('Code: copy', '.theme-code-block button'),
      control('Code that scrolls', '.theme-code-block pre', {
        states: ['rest', 'focus'],
      }),
      control('Edit this page', '.theme-edit-this-page'),
      control('Next page', '.pagination-nav__link'),
      control('Footer: link', '.footer__link-item'),
    ],
  },
  {
    path: '/docs/intro',
    prepare: async (page) => {
      await hydrated(page);
      // What is copied says so for two seconds.
      await stopClock(page);
      await page.locator('.theme-code-block button').first().click();
      await page.locator('.theme-code-block [class*=copied]').waitFor();
      // The pointer would leave it when the page moves.
      await page.locator('.navbar .dropdown > .navbar__link').press('Enter');
      await page.locator('.navbar .dropdown__link').last().waitFor();
    },
    controls: [
      control('Bar: language', '.dropdown__link:not(.dropdown__link--active)'),
      control('Bar: language', '.dropdown__link--active', {
        is: 'selected',
        states: ['rest', 'focus'],
      }),
      control('Code: copy', '.theme-code-block [class*=copied]', {is: 'done'}),
      control('Sidebar: fold', '.menu__caret[aria-expanded=true]', {
        is: 'open',
      }),
    ],
  },
  {
    path: '/docs/intro',
    prepare: async (page) => {
      await hydrated(page);
      await page.evaluate(() => scrollTo(0, 500));
      await page.locator('.table-of-contents__link--active').waitFor();
    },
    controls: [
      control('Contents: link', '.table-of-contents__link--active', {
        is: 'selected',
        states: ['rest', 'focus'],
      }),
    ],
  },
  {
    path: '/docs/intro',
    prepare: async (page) => {
      await hydrated(page);
      // It comes when the reader turns back.
      for (const top of [900, 500]) {
        await page.evaluate(async (place) => {
          scrollTo(0, place);
          await new Promise((drawn) => setTimeout(drawn, 200));
        }, top);
      }
      await page.locator('.theme-back-to-top-button').waitFor();
    },
    controls: [control('Back to top', '.theme-back-to-top-button')],
  },
  {
    path: '/docs/intro',
    width: 390,
    controls: [
      control('Phone: menu', '.navbar__toggle'),
      control('Phone: search', '[aria-controls=site-search]'),
      control('Phone: contents', '.theme-doc-toc-mobile button'),
    ],
  },
  {
    path: '/',
    controls: [
      control('Button: first action', '.button--primary:not(.button--outline)'),
      control('Button: second action', '.button--outline'),
      control('Home: link of an area', 'main li h3 a'),
      control('Strip of layers', 'main > ol', {states: ['rest']}),
    ],
  },
  {
    path: '/docs/api/storage-create-pool',
    controls: [
      control('Endpoint: copy', '[class*=endpoint] button:not([data-try-it])'),
      control('Try it', '[data-try-it]'),
      control('Facts: link', '[class*=row] dd a'),
      control('Fold', 'details summary'),
      control('Field: address', '[class*=anchor_]', {
        states: ['hover', 'focus', 'pressed'],
      }),
      control('Field: type', '[class*=field_] [class*=type] a'),
      control('Tab', '[role=tab][aria-selected=false]'),
      control('Tab', '[role=tab][aria-selected=true]', {
        is: 'selected',
        states: ['rest', 'focus'],
      }),
    ],
  },
  {
    path: '/docs/api/storage-create-pool',
    prepare: async (page) => {
      await page.locator('details summary').first().click();
      await hydrated(page);
      await stopClock(page);
      await page.locator('[class*=endpoint] button:not([data-try-it])').click();
      await page.getByText('Copied', {exact: true}).first().waitFor();
    },
    controls: [
      control('Fold', 'details[open] > summary', {
        is: 'open',
        states: ['rest', 'focus'],
      }),
      control('Endpoint: copy', '[class*=endpoint] button:not([data-try-it])', {
        is: 'done',
      }),
    ],
  },
  {
    path: '/docs/api/storage-service',
    controls: [
      control('Operations: link', '[class*=operations] a'),
      control('Diagram that scrolls', '[class*=picture][tabindex]', {
        states: ['rest', 'focus'],
      }),
      control('Strip of layers', 'main ol[class*=strata]', {is: 'one layer'}),
    ],
  },
  {
    path: '/docs/tutorial-basics/markdown-features',
    controls: [
      control('Notice: warning', '.theme-admonition-warning', {
        states: ['rest'],
      }),
    ],
  },
  {
    path: '/blog',
    controls: [
      control('Blog: title', 'article h2 a'),
      control('Blog: tag', 'article header [class*=tags] a'),
      control('Blog: read more', 'article > footer a[href]:not([class*=tag])'),
    ],
  },
  {
    path: '/blog/mdx-blog-post',
    prepare: hydrated,
    controls: [
      control('Envelope: field', 'article textarea'),
      control('Envelope: sample', 'article button[class*=sample]'),
    ],
  },
];
