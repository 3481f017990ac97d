import {expect, it} from 'vitest';
import {readFacts} from '../../../src/errors/facts';
import {forestBook} from './book';

it.each([
  ['rpc error: code = NotFound desc = x', {codes: ['not_found']}],
  ['{"code":"deadline_exceeded"}', {codes: ['deadline_exceeded']}],
  ['{\\"code\\": \\"unknown\\"}', {codes: ['unknown']}],
  ['ConnectError: [invalid_argument] x', {codes: ['invalid_argument']}],
  ['CodeUnavailable: x', {codes: ['unavailable']}],
  ['StatusCode.PERMISSION_DENIED', {codes: ['permission_denied']}],
  ['code: 5', {codes: ['not_found']}],
  [' unknown\n', {codes: ['unknown']}],
  ['unknown host', {codes: []}],
  ['exit code 1 of unknown', {codes: []}],
  ['zip code: 10115', {codes: []}],
  ['FellTree failed', {operations: [0]}],
  ['/holt.tree.v1.TreeService/GetTree', {operations: [2]}],
  ['FellTrees', {operations: []}],
  ['HTTP/2 502', {status: 502}],
  ['< HTTP/1.1 415 Unsupported Media Type', {status: 415}],
  ['status code: 404', {status: 404}],
  ['404 page not found', {status: 404}],
  ['HTTP/1.1 404 Not Found\r\nDate: x\r\n\r\n', {status: 404, body: 'empty'}],
  [
    'HTTP/1.1 404 Not Found\r\nDate: x\r\n\r\nno',
    {status: 404, body: undefined},
  ],
  ['<html><h1>502 Bad Gateway</h1></html>', {status: 502, body: 'html'}],
  ['port 404', {status: undefined}],
])('are read from %j', (text, facts) => {
  expect(readFacts(text, forestBook)).toMatchObject(
    Object.fromEntries(
      Object.entries(facts).filter(([, value]) => value !== undefined),
    ),
  );
  for (const [name, value] of Object.entries(facts)) {
    if (value === undefined) {
      expect(readFacts(text, forestBook)).not.toHaveProperty(name);
    }
  }
});
