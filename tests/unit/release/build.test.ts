import {expect, it} from 'vitest';
import {getNodeFolder} from '../../../src/release/build';

it.each(['', 'latest', '24; rm -rf /', '24 --yes', '../24', '24.1.1.1', 'v24'])(
  'takes no other words for a version: %j',
  (version) => {
    expect(() => getNodeFolder(version)).toThrow('takes a version');
  },
);
