import {expect, it} from 'vitest';
import {buildReference} from '../../../src/api/buildReference';
import {getTree, json, twoServices, twoServicesSources} from './description';

it('a message that nobody defines is a fault', () => {
  const document = twoServices();
  document.paths[getTree].post.requestBody = json('holt.wood.v1.Root');
  expect(() => buildReference(document, twoServicesSources)).toThrow(
    'holt.wood.v1.Root is used but not defined under openapi/.',
  );
});
