import {expect, it} from 'vitest';
import {highlight} from '../../src/highlighting/highlight';
import {highlighter} from '../../src/highlighting/highlighter';

const page = `---
title: A page
---

import Tabs from '@theme/Tabs';

# Heading

<Tabs groupId="a" />`;

it('gives code the same colours whatever was highlighted before', async () => {
  const shiki = (await highlighter())();
  const first = highlight(shiki, page, 'mdx');
  highlight(shiki, 'a: 1', 'yaml');
  highlight(shiki, 'const a = <b />;', 'tsx');
  expect(highlight(shiki, page, 'mdx')).toBe(first);
  expect(first).toContain('<span class=f>title</span>');
  expect(first).toContain('<span class=k>import</span>');
});
