import {expect, it} from 'vitest';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {groupPages} from '../../../src/theme/DocSidebarItem/groups';

const link = (label: string, group?: string): PropSidebarItem => ({
  type: 'link',
  label,
  href: `/${label}`,
  customProps: group === undefined ? undefined : {group},
});

it('pages that follow each other below one label stand together', () => {
  const pages = [
    link('a'),
    link('b'),
    link('c', 'One'),
    link('d', 'One'),
    link('e', 'Two'),
    link('f'),
  ];
  const [a, b, c, d, e, f] = pages;
  expect(groupPages(pages)).toEqual([
    {label: undefined, pages: [a, b]},
    {label: 'One', pages: [c, d]},
    {label: 'Two', pages: [e]},
    {label: undefined, pages: [f]},
  ]);
  expect(groupPages([])).toEqual([]);
});
