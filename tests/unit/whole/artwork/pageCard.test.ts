import {describe, expect, it} from 'vitest';
import {loadCardDrawer} from '../../../../src/artwork/pageCard';
import {getCardPath} from '../../../../src/artwork/cardPath';
import {getCardWords} from '../../../../src/artwork/cardWords';

const page = (head: string): string =>
  `<html><head>${head}</head><body><meta property="og:title" content="No"></body></html>`;

describe('getCardPath', () => {
  it.each([
    ['docs/api/a-z', 'img/cards/docs/api/a-z.png'],
    ['blog', 'img/cards/blog.png'],
    ['', undefined],
    ['404.html', undefined],
  ])('of %j is %j', (route, card) => {
    expect(getCardPath(route)).toBe(card);
  });
});

describe('getCardWords', () => {
  it('are those of the head', () => {
    const html = page(
      `<meta property="og:title" content="A &lt;b&gt; | c | Holt">
<meta name="description" content="Says &quot;it&quot;.">
<script type="application/ld+json">{"@type":"WebSite","name":"no"}</script>
<script type="application/ld+json">{"@type":"BreadcrumbList","itemListElement":[{"name":"API"},{"name":"Storage & co"},{"name":"A"}]}</script>`,
    );
    expect(getCardWords(html, 'Holt')).toEqual({
      name: 'Holt',
      above: ['API', 'Storage & co'],
      title: 'A <b> | c',
      description: 'Says "it".',
    });
  });

  it('are a title alone where there is no more', () => {
    const html = page('<meta property="og:title" content="Holt">');
    expect(getCardWords(html, 'Holt')).toEqual({
      name: 'Holt',
      above: [],
      title: 'Holt',
      description: '',
    });
  });

  it('are refused where there is no title', () => {
    expect(() => getCardWords(page(''), 'Holt')).toThrow('no title');
  });
});

describe('loadCardDrawer', async () => {
  const drawer = await loadCardDrawer();
  const draw = (title: string) =>
    drawer({name: 'Holt', above: [], title, description: ''});

  it('draws the same bytes each time, and others for another title', async () => {
    const [first, again, other] = await Promise.all(
      ['建立集區', '建立集區', '列出集區'].map(draw),
    );
    expect(first?.equals(again ?? Buffer.of())).toBe(true);
    expect(first?.equals(other ?? Buffer.of())).toBe(false);
  });

  it.each(['', 'x'.repeat(10_000), '<b>&amp;', '\u0000\u202E', '🂡 ﷽'])(
    'stands a title of %.9j',
    async (title) => {
      expect((await draw(title)).length).toBeGreaterThan(1000);
    },
  );
});
