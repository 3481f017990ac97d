import {expect, it} from 'vitest';
import {createCallableDocument} from '../../src/downloads/callable';
import {openCollection} from '../../src/downloads/openCollection';
import {createPostmanCollection} from '../../src/downloads/postman';
import {document} from '../unit/downloads/document';

it.each([
  ['Postman', createPostmanCollection],
  ['OpenCollection', openCollection],
])('%s: the same description makes the same bytes', async (_name, make) => {
  const callable = createCallableDocument(document, 'Without streams.');
  const once = await make(callable);
  expect(await make(callable)).toBe(once);
  expect(once).toContain('/a.ThingService/Get'.split('/')[2]);
});
