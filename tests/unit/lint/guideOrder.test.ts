import {expect, it} from 'vitest';
import {parseSource} from '../../../src/files/sourceFile';
import {checkOrder} from '../../../src/lint/rules/guides/order';

const workflows = ['first', 'second'].map((name) =>
  parseSource(`openapi/workflows/${name}.arazzo.yaml`, 'arazzo: 1.0.1'),
);

it('takes every guide, in whatever order', () => {
  expect(checkOrder(workflows, ['second', 'first'])).toEqual([]);
});

it('refuses a workflow that is not listed', () => {
  expect(checkOrder(workflows, ['first'])).toEqual([
    {
      file: 'openapi/workflows/second.arazzo.yaml',
      line: 1,
      message:
        'No list shows this guide. Add "second" to src/guides/order.ts, where readers are to find it.',
    },
  ]);
});

it('refuses a listed guide without a workflow', () => {
  expect(checkOrder(workflows, ['first', 'gone', 'second'])).toEqual([
    {
      file: 'src/guides/order.ts',
      line: 1,
      message:
        '"gone" is listed, but there is no openapi/workflows/gone.arazzo.yaml. Remove the name, or write the workflow.',
    },
  ]);
});
