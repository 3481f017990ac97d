import {expect, it} from 'vitest';
import {callableDocument} from '../../src/downloads/callable';
import {openCollection} from '../../src/downloads/openCollection';
import {postmanCollection} from '../../src/downloads/postman';
import {document} from '../unit/downloads/document';

it.each([
  ['Postman', postmanCollection],
  ['OpenCollection', openCollection],
])('%s: the same description makes the same bytes', async (_name, make) => {
  const callable = callableDocument(document, 'Without streams.');
  const once = await make(callable);
  expect(await make(callable)).toBe(once);
  expect(once).toContain('/a.ThingService/Get'.split('/')[2]);
});
