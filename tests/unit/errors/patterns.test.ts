import {expect, it} from 'vitest';
import {
  createPatternOfExample,
  createPatternOfText,
  getTextOfPattern,
} from '../../../src/errors/patterns';

const values = [
  {name: 'name', value: 'web-1'},
  {name: 'namespace', value: 'vms'},
  {name: 'containerName', value: 'storefront'},
  {name: 'short', value: 'a'},
];

it.each([
  ['pods "web-1" not found', 'pods "{name}" not found'],
  ['disk web-1 of vms/web-1', 'disk {name} of {namespace}/{name}'],
  ['web-10 and my-web-1 are others', 'web-10 and my-web-1 are others'],
  ['session b7d2c9e4-6a15-4f38-92c0-8e4d1a7f5b63 ended', 'session {id} ended'],
  ['dial tcp 10.0.0.1:6443: refused', 'dial tcp {address}: refused'],
  ['one of: [storefront cache]', 'one of: [{list}]'],
  ['action 21 timed out', 'action {number} timed out'],
  ['rbd: ret=-2, No such file', 'rbd: ret=-2, No such file'],
  ['ServerError: 404 Not Found (x)', 'ServerError: 404 Not Found (x)'],
  ['{"name": ["taken"]}', '{"name": ["{value}"]}'],
  [
    'admission webhook "a.kubevirt.io" denied',
    'admission webhook "a.kubevirt.io" denied',
  ],
  ["state ('Testing')", "state ('{value}')"],
  ['a is a word', 'a is a word'],
  ['', ''],
])('of the message %j', (message, pattern) => {
  expect(getTextOfPattern(createPatternOfExample(message, values))).toBe(
    pattern,
  );
});

it.each(['', 'x', '{a}', 'a {b} c {d}', '{"name": [{x}]}', '{a}{b}'])(
  'a written one is read and written again: %j',
  (text) => {
    expect(getTextOfPattern(createPatternOfText(text))).toBe(text);
  },
);
