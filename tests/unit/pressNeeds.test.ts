import {expect, it} from 'vitest';
import {nameScripts} from '../../src/plugins/press-needs/nameScripts';

const scriptsOf = (chunk: string): string[] => [`/$&/${chunk}.1.js`, '/b.js'];

it.each([
  [
    '<b data-needs="chunk:a /x.json">',
    '<b data-needs="/$&/a.1.js /b.js /x.json">',
  ],
  ['<b data-needs="/x.json">', '<b data-needs="/x.json">'],
  ['<p>chunk:a</p> data-needs', '<p>chunk:a</p> data-needs'],
  [
    '<b data-needs="chunk:a"><b data-needs="chunk:c">',
    '<b data-needs="/$&/a.1.js /b.js"><b data-needs="/$&/c.1.js /b.js">',
  ],
])('%s', (html, named) => {
  expect(nameScripts(html, scriptsOf)).toBe(named);
});
