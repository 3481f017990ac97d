import {expect, it} from 'vitest';
import {withoutImports} from '../../../src/files/withoutImports';

it('takes out imports and exports, and keeps the lines', () => {
  const text =
    "import a from 'a';\nexport const b = 1;\n\nWords to import c.\n";
  expect(withoutImports(text)).toBe('\n\n\nWords to import c.\n');
});
