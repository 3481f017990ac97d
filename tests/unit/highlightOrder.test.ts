import {expect, it} from 'vitest';
import {highlight} from '../../src/highlighting/highlight';

const page = `---
title: A page
---

import Tabs from '@theme/Tabs';

# Heading

<Tabs groupId="a" />`;

it('gives code the same colours whatever was highlighted before', async () => {
  const first = await highlight(page, 'mdx');
  await highlight('a: 1', 'yaml');
  await highlight('const a = <b />;', 'tsx');
  expect(await highlight(page, 'mdx')).toBe(first);
  expect(first).toContain('<span class=f>title</span>');
  expect(first).toContain('<span class=k>import</span>');
});
