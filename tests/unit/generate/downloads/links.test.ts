import {expect, it} from 'vitest';
import {withAbsoluteLinks} from '../../../../src/generate/downloads/absoluteLinks';

it('makes links of Markdown lead to the site, and leaves others', () => {
  const base = 'https://a.example/zh/';
  expect(
    withAbsoluteLinks(
      {
        text: ['[a](/docs/b#c) [d](pathname:///e.yaml) [f](https://g.example)'],
        path: '/a.B/C',
      },
      base,
    ),
  ).toEqual({
    text: [`[a](${base}docs/b#c) [d](${base}e.yaml) [f](https://g.example)`],
    path: '/a.B/C',
  });
});
