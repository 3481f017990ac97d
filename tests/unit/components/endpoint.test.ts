import {describe, expect, it, vi} from 'vitest';
import Endpoint from '../../../src/components/reference/Endpoint';
import {html} from './html';

vi.mock('@docusaurus/Translate', () => import('./messages'));
vi.mock('../../../src/components/tryIt/TryIt', () => ({
  default: ({operation}: {operation: string}) => `(call ${operation})`,
}));
vi.mock('../../../src/components/reference/CopyButton', () => ({
  default: ({text}: {text: string}) => `(copy ${text})`,
}));

const path = '/holt.a.v1.AService/GetTree';
const badges = {
  streaming: '[reference.streaming: server stream]',
  destructive: '[reference.destructive: destructive]',
  unimplemented: '[reference.unimplemented: not implemented]',
};
type Badge = keyof typeof badges;

const shown = (flags: Partial<Record<Badge, boolean>>): string =>
  html(Endpoint, {operation: 'a-get-tree', path, ...flags});

const combinations = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) =>
  (Object.keys(badges) as Badge[]).filter((_, index) => bits & (1 << index)),
);

describe('the head of the page of an operation', () => {
  it.each(combinations)('has the badges that hold: %s %s %s', (...names) => {
    const flags = Object.fromEntries(names.map((name) => [name, true]));
    expect(shown(flags).match(/\[.*?\]/g) ?? []).toEqual(
      names.map((name) => badges[name]),
    );
  });

  it('has none that does not hold', () => {
    expect(
      shown({streaming: false, destructive: false, unimplemented: false}),
    ).toBe(shown({}));
  });

  it('shows the call, which breaks after dots and slashes, to copy and to try', () => {
    expect(shown({})).toBe(
      '<div><strong>POST</strong><code>/<wbr/>holt.<wbr/>a.<wbr/>v1.<wbr/>AService/<wbr/><b>GetTree</b></code>' +
        '(copy /holt.a.v1.AService/GetTree)(call a-get-tree)</div>',
    );
  });
});
