import {describe, expect, it} from 'vitest';
import {kinds, locales} from '../../e2e/fixtures';
import {planOfShots, type Shot} from '../../visual/plan';
import {stateNames, stateOf} from '../../visual/states';

const shots = planOfShots();

const languageOf = ({path}: Shot): string =>
  path.startsWith('/zh-hant/') ? 'zh-hant' : 'en';

/** Values of a way of looking, each once. */
const values = (
  some: readonly Shot[],
  of: (shot: Shot) => unknown,
): unknown[] => [...new Set(some.map(of))].sort();

const looks = [
  ['language', languageOf, ['en', 'zh-hant']],
  ['mode', ({mode}: Shot) => mode, ['dark', 'light']],
  ['width', ({width}: Shot) => width, [1440, 390]],
] as const;

describe('the plan of pictures', () => {
  it('has about sixty, each with a name of its own that is a file', () => {
    expect(shots.length).toBeGreaterThanOrEqual(55);
    expect(shots.length).toBeLessThanOrEqual(70);
    const names = shots.map(({name}) => name);
    expect(new Set(names).size).toBe(shots.length);
    for (const name of names) expect(name).toMatch(/^[\w.-]+$/);
  });

  const pages = shots.filter(({state}) => state === undefined);
  const pagesOf = (path: string): Shot[] =>
    pages.filter((shot) =>
      locales.some(({prefix}) => shot.path === prefix + path),
    );

  describe.each([...Object.values(kinds), '/docs/no-such-page'])(
    'shows %s',
    (path) => {
      it.each(looks)('with each %s', (_, of, all) => {
        expect(values(pagesOf(path), of)).toEqual(all);
      });
    },
  );

  it('shows kinds of pages in every combination', () => {
    const combinations = pages.map((shot) =>
      looks.map(([, of]) => of(shot)).join(),
    );
    expect(new Set(combinations).size).toBe(8);
  });

  it('expects a page that does not exist to say so', () => {
    for (const {path, status} of pages) {
      expect(status).toBe(path.endsWith('no-such-page') ? 404 : undefined);
    }
  });

  describe.each(stateNames)('shows the state "%s"', (name) => {
    const own = shots.filter(({state}) => state === name);
    const {width} = stateOf(name);

    it.each(looks)('with each %s that it has', (kind, of, all) => {
      const expected = kind === 'width' && width !== undefined ? [width] : all;
      expect(values(own, of)).toEqual(expected);
    });
  });
});
