import {expect, it} from 'vitest';
import {queryOfPath} from '../../../src/theme/NotFound/Content/queryOfPath';

it.each([
  ['/docs/api/instance-create-machne', 'instance create machne'],
  ['/zh-hant/docs/API_Reference.html', 'API Reference'],
  ['/docs/%E8%99%9B%E6%93%AC%E6%A9%9F%E5%99%A8/', '虛擬機器'],
  ['/docs/%E0%A4%A', 'E0 A4 A'],
  ['/a/<script>alert(1)</script>', 'script'],
  ['/', ''],
  ['/docs/%2F%2e', ''],
  [`/${'x'.repeat(500)}`, 'x'.repeat(80)],
])('%s is searched as "%s"', (path, query) => {
  expect(queryOfPath(path)).toBe(query);
});
