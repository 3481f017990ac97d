import {expect, it} from 'vitest';
import {downloads, isFormerDownload} from '../../../src/downloads/names';

it.each([
  'larkspur-api.d.ts',
  'larkspur-api.postman_collection.json',
  'larkspur-platform.postman_environment.json',
  'larkspur-api.opencollection.yml',
])('%s bears another name', (file) => {
  expect(isFormerDownload(file)).toBe(true);
});

it.each([
  ...Object.values(downloads),
  'openapi.json',
  'sandbox.json',
  'other.mjs',
])('%s stays', (file) => {
  expect(isFormerDownload(file)).toBe(false);
});
