import {describe, expect, it, vi} from 'vitest';
import Endpoint from '../../../src/components/reference/Endpoint';
import {html} from './html';

vi.mock('../../../src/components/tryIt/TryIt', () => ({
  default: ({operation}: {operation: string}) => `(call ${operation})`,
}));
vi.mock('../../../src/components/code/CopyButton', () => ({
  default: ({text}: {text: string}) => `(copy ${text})`,
}));

const path = '/holt.a.v1.AService/GetTree';
const shown = (children?: string): string =>
  html(Endpoint, {operation: 'a-get-tree', path, children});

describe('the head of the page of an operation', () => {
  it('shows the call, which breaks between its names and words, to copy and to try', () => {
    expect(shown('(badges)')).toBe(
      '<div><strong>POST</strong><code>/<wbr/>holt.<wbr/>a.<wbr/>v1.<wbr/>A<wbr/>Service/<wbr/><b>Get<wbr/>Tree</b></code>' +
        '(copy /holt.a.v1.AService/GetTree)(badges)(call a-get-tree)</div>',
    );
  });
});
