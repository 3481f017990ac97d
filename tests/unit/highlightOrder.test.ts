import {expect, it} from 'vitest';
import {highlightToHtml} from '../../src/highlighting/highlight';
import {loadHighlighter} from '../../src/highlighting/highlighter';

const page = `---
title: A page
---

import Tabs from '@theme/Tabs';

# Heading

<Tabs groupId="a" />`;

it('gives code the same colors whatever was highlighted before', async () => {
  const shiki = (await loadHighlighter())();
  const first = highlightToHtml(shiki, page, 'mdx');
  highlightToHtml(shiki, 'a: 1', 'yaml');
  highlightToHtml(shiki, 'const a = <b />;', 'tsx');
  expect(highlightToHtml(shiki, page, 'mdx')).toBe(first);
  expect(first).toContain('<span class=f>title</span>');
  expect(first).toContain('<span class=k>import</span>');
});
