import {expect, it} from 'vitest';
import {createTypeDeclarations} from '../../../../src/generate/downloads/typeDeclarations';
import {twoServices} from '../../api/description';

it('has fields with the names of methods of JavaScript', async () => {
  const document = twoServices();
  document.components.schemas['holt.bird.v1.Bird'] = {
    type: 'object',
    description: 'Has `hasOwnProperty`.',
    required: ['valueOf'],
    properties: {
      hasOwnProperty: {type: 'boolean'},
      valueOf: {type: 'string'},
    },
  };
  const types = await createTypeDeclarations(document, 'Forest');
  expect(types).toContain('@description Has `hasOwnProperty`. */');
  expect(types).toContain('hasOwnProperty?: boolean;');
  expect(types).toContain('valueOf: string;');
});
