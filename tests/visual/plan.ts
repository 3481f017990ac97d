import {kinds, locales} from '../e2e/fixtures';
import {stateNames, stateOf, type StateName} from './states';

/** One picture: a page, how it is seen, and what was done to it. */
export interface Shot {
  /** Of its file, and in the report; no other shot has it. */
  name: string;
  path: string;
  mode: 'light' | 'dark';
  width: number;
  state?: StateName;
  /** Status of the page, when it is not 200. */
  status?: number;
}

type Place = Omit<Shot, 'name' | 'mode' | 'width'>;

const widths = [1440, 390] as const;
const [english, chinese] = locales;

type Look = readonly [
  locale: (typeof locales)[number],
  mode: Shot['mode'],
  width: number,
];

/**
 * Two looks that share nothing: together they have both languages, both modes
 * and both widths. The kinds of pages take these pairs in turn, so that all of
 * them together are seen in every combination.
 */
const pairs: readonly (readonly [Look, Look])[] = (
  [
    [english, 'light', 1440],
    [english, 'light', 390],
    [english, 'dark', 1440],
    [english, 'dark', 390],
  ] as const
).map(([locale, mode, width]) => [
  [locale, mode, width],
  [
    chinese,
    mode === 'light' ? 'dark' : 'light',
    width === widths[0] ? widths[1] : widths[0],
  ],
]);

/** Four looks in which each two of language, mode and width meet once. */
const square = (only?: number): readonly Look[] =>
  [
    [english, 'light', 1440],
    [english, 'dark', 390],
    [chinese, 'light', 390],
    [chinese, 'dark', 1440],
  ].map(([locale, mode, width]) => [locale, mode, only ?? width] as Look);

const shot = (
  name: string,
  {path, ...place}: Place,
  [locale, mode, width]: Look,
): Shot => ({
  name: `${name}.${locale.name}.${mode}.${width}`,
  path: locale.prefix + path,
  mode,
  width,
  ...place,
});

const places: Record<string, Place> = {
  ...Object.fromEntries(
    Object.entries(kinds).map(([kind, path]) => [kind, {path}]),
  ),
  notFound: {path: '/docs/no-such-page', status: 404},
};

/** Everything that is photographed, in the order in which it is. */
export function planOfShots(): Shot[] {
  const pages = Object.entries(places).flatMap(([kind, place], index) =>
    (pairs[index % pairs.length] ?? []).map((look) => shot(kind, place, look)),
  );
  const pressed = stateNames.flatMap((state) => {
    const {path, width} = stateOf(state);
    return square(width).map((look) => shot(state, {path, state}, look));
  });
  return [...pages, ...pressed];
}
