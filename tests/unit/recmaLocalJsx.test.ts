import {compile} from '@mdx-js/mdx';
import {expect, it} from 'vitest';
import {recmaLocalJsx} from '../../src/mdx/recmaLocalJsx';

const compiled = async (mdx: string): Promise<string> =>
  String(await compile(mdx, {recmaPlugins: [recmaLocalJsx]}));

it('lets a page mention the imported JSX functions once each', async () => {
  const code = await compiled(
    "import Card from './Card';\n\n# A *b*\n\n- c\n- d\n\n<Card>e</Card>",
  );
  expect(code).toMatch(
    /import \{.*jsx as _jsx\$.*\} from "react\/jsx-runtime"/,
  );
  for (const name of ['_jsx', '_jsxs', '_Fragment']) {
    expect(code.split(`${name}$`).length - 1).toBeLessThanOrEqual(2);
  }
  expect(code).toContain('_jsx = _jsx$');
  expect(code.indexOf('_jsx = _jsx$')).toBeGreaterThan(code.indexOf('./Card'));
});
