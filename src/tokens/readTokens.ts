import {readFileSync} from 'node:fs';

export const tokensFile = 'src/css/tokens.css';

export const modes = ['light', 'dark'] as const;

export type Mode = (typeof modes)[number];

/** The value of every token in a mode, with what it refers to put in. */
export type Tokens = Record<Mode, ReadonlyMap<string, string>>;

const declaration = /(--[\w-]+):\s*([^;]+);/g;

const readDeclarations = (css: string): Map<string, string> =>
  new Map(
    [...css.matchAll(declaration)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  );

function resolveReferences(
  values: ReadonlyMap<string, string>,
): Map<string, string> {
  const resolve = (name: string, from: readonly string[]): string => {
    const value = values.get(name);
    if (value === undefined || from.includes(name)) {
      throw new Error(
        `${tokensFile}: ${from.at(-1)} refers to ${name}, which ${value === undefined ? 'the file does not define' : 'refers back to it'}.`,
      );
    }
    return value.replace(/var\((--[\w-]+)\)/g, (_, other: string) =>
      resolve(other, [...from, name]),
    );
  };
  return new Map([...values.keys()].map((name) => [name, resolve(name, [])]));
}

/**
 * Reads the tokens out of a style sheet: the light values of `:root`, and over
 * them the dark ones of `[data-theme='dark']`, which come last.
 *
 * @throws when a token refers to one that there is not, or to itself
 */
export function parseTokens(css: string): Tokens {
  const [light = '', dark = ''] = css
    .replace(/\/\*[^]*?\*\//g, '')
    .split("[data-theme='dark']");
  const base = readDeclarations(light);
  return {
    light: resolveReferences(base),
    dark: resolveReferences(new Map([...base, ...readDeclarations(dark)])),
  };
}

/** The tokens of the site. */
export const readTokens = (): Tokens =>
  parseTokens(readFileSync(tokensFile, 'utf8'));
