// @vitest-environment happy-dom
import {afterEach, beforeEach, expect, it} from 'vitest';
import {silenceBanner} from '../../../src/hydration/silenceBanner';
import {useFreshPage} from './page';

useFreshPage();

interface Marks {
  docusaurus?: object;
  stylesheetMissing?: boolean;
}
const marks = globalThis as Marks;

/** Whether Docusaurus, which looks at the complete document, finds the object. */
let isFound: boolean;
const look = (): void => {
  isFound = marks.docusaurus !== undefined;
};

beforeEach(() => document.addEventListener('DOMContentLoaded', look));
afterEach(() => {
  document.removeEventListener('DOMContentLoaded', look);
  delete marks.docusaurus;
  delete marks.stylesheetMissing;
});

function complete(baseUrl: string): boolean {
  silenceBanner(baseUrl);
  expect(marks.docusaurus).toBeUndefined();
  document.dispatchEvent(new Event('DOMContentLoaded', {bubbles: true}));
  return isFound;
}

it('a page with its stylesheet is one whose scripts are there', () => {
  expect(complete('/')).toBe(true);
});

it('a page without its stylesheet says that the base path is wrong', () => {
  marks.stylesheetMissing = true;
  expect(complete('/')).toBe(false);
});

it('a home page at its base path is right without its stylesheet', () => {
  marks.stylesheetMissing = true;
  history.replaceState(null, '', '/holt/zh-hant/');
  expect(complete('/holt/zh-hant/')).toBe(true);
});

it('a home page elsewhere, without its stylesheet, has a wrong base path', () => {
  marks.stylesheetMissing = true;
  history.replaceState(null, '', '/holt/zh-hant/');
  expect(complete('/holt/')).toBe(false);
});
