import {expect, it} from 'vitest';
import {linkFrom} from '../../../src/markdown/address';
import {renderLlmsText} from '../../../src/markdown/llmsText';

const root = 'https://docs.example/';
const fromHome = linkFrom(root, root, root);

it('llms.txt is the introduction, then the sections that have pages', () => {
  const text = renderLlmsText(
    '---\ntitle: x\n---\n\n# Holt\n\n[Calls](/docs/api/b#calls) of `{host}`.\n',
    [
      {title: 'None', pages: []},
      {
        title: 'Guides',
        pages: [
          {title: 'A', description: 'Does *a*.', url: `${root}a.md`},
          {title: 'B', url: `${root}b.md`},
        ],
      },
    ],
    (href) => fromHome(`.${href}`),
  );
  expect(text).toBe(
    `# Holt

[Calls](https://docs.example/docs/api/b.md#calls) of \`{host}\`.

## Guides

- [A](https://docs.example/a.md): Does \\*a\\*.
- [B](https://docs.example/b.md)
`,
  );
});
