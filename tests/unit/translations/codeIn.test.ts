import {expect, it} from 'vitest';
import {findCodeIn} from '../../../src/translations/codeIn';

it('finds code in sentences, and no blocks of code', () => {
  const texts = ['`Ready`, then `juju resolved`.', '```\nno\n```', 'None.'];
  expect(findCodeIn(texts)).toEqual(['Ready', 'juju resolved']);
});
