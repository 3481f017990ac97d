import {test as base} from '@playwright/test';
import {locales} from '../e2e/addresses';

/** How a project of `playwright.config.ts` looks at the site. */
export interface Options {
  language: (typeof locales)[number]['name'];
  theme: 'light' | 'dark';
}

/** A test whose pages are in a color mode, and ask nothing of other hosts. */
export const test = base.extend<Options>({
  language: ['en', {option: true}],
  theme: ['light', {option: true}],
  baseURL: async ({}, use) => use(process.env.HOLT_ORIGIN),
  context: async ({context, baseURL, theme}, use) => {
    await context.addInitScript((name) => {
      localStorage.setItem('theme', name);
    }, theme);
    await context.route(
      ({origin}) => origin !== baseURL,
      (route) => route.abort(),
    );
    await use(context);
    await context.unrouteAll({behavior: 'ignoreErrors'});
  },
});
