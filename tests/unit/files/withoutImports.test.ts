import {expect, it} from 'vitest';
import {removeImports} from '../../../src/files/withoutImports';

it('takes out imports and exports, and keeps the lines', () => {
  const text =
    "import a from 'a';\nexport const b = 1;\n\nWords to import c.\n";
  expect(removeImports(text)).toBe('\n\n\nWords to import c.\n');
});
