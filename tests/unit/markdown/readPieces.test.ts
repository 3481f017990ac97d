import {describe, expect, it} from 'vitest';
import {readPieces} from '../../../src/markdown/html/readPieces';
import {root, written} from './written';

const address = `${root}docs/a`;
const markdown = (main: string): string =>
  written(readPieces(`<nav>Menu</nav><main>${main}</main>`, address));

describe('the main part of a built page', () => {
  it('leaves controls, pictures and ways through the site out', () => {
    expect(
      markdown(
        '<nav>Home</nav><h1>A</h1><p>B<button>Copy</button></p><svg><text>C</text></svg><h2 id=d>D<a class="hash-link" href="#d">#</a></h2>',
      ),
    ).toBe('# A\n\nB\n\n## D {#d}\n');
  });

  it('keeps the language and the title of code', () => {
    expect(
      markdown(
        '<div class="x theme-code-block language-yaml"><div>tags.yml</div><div><pre><code><span class=f>a</span>: "&lt;"\n</code></pre><button>Copy</button></div></div>',
      ),
    ).toBe('**tags.yml**\n\n```yaml\na: "<"\n```\n');
  });

  it('makes quotes of admonitions, and reads what tabs and fields hold', () => {
    expect(
      markdown(
        '<div class="theme-admonition"><div>Mind</div><div><p>Gone.</p></div></div><ul role="tablist"><li>curl</li></ul><div hidden><p>curl</p></div><ul><li><label><code>a</code> <span>required</span></label><input value="b"><code>b</code><div>Name.</div></li></ul>',
      ),
    ).toBe(
      '> **Mind**\n>\n> Gone.\n\ncurl\n\n- `a` required: `b`\n\n  Name.\n',
    );
  });

  it('writes a field of several lines as one block of code', () => {
    expect(
      markdown(
        '<ul><li><label><code>a</code> <span>required</span></label><textarea>#c\nb:\n  - 1\n</textarea><pre>#c\nb:\n  - 1\n</pre><div>Script.</div></li></ul>',
      ),
    ).toBe('- `a` required\n  ```\n  #c\n  b:\n    - 1\n  ```\n  Script.\n');
  });

  it('leads to twins, from where the page is', () => {
    expect(markdown('<p><a href="./b#c">B</a> <a href="#d">D</a></p>')).toBe(
      '[B](https://docs.example/docs/b.md#c) [D](#d)\n',
    );
  });

  it('shows images that have an address, and says what others show', () => {
    expect(
      markdown(
        '<p><img src="/img/a.png" alt="A"> <img src="data:image/svg+xml,x" alt="Holt logo"></p>',
      ),
    ).toBe('![A](https://docs.example/img/a.png) Holt logo\n');
  });

  it('must be there', () => {
    expect(() => readPieces('<p>Nothing</p>', address)).toThrow(
      /docs\/a: the page has no <main>/,
    );
  });
});
