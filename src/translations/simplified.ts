import table from 'opencc-js/dict/STCharacters';
import type {Problem} from '../api/description/files';
import {getPosition} from '../api/files/readJson';

/**
 * The 5,401 characters of Big5's first level (A440–C67E), common characters in
 * Taiwan. OpenCC lists some of them (里, 台, 后) as Simplified, too, but none
 * after the end of this range.
 *
 * @see https://encoding.spec.whatwg.org/#big5
 */
function readEverydayCharacters(): Set<string> {
  const decoder = new TextDecoder('big5');
  const characters = new Set<string>();
  for (let lead = 0xa4; lead <= 0xc6; lead++) {
    for (let trail = 0x40; trail <= 0xfe; trail++) {
      characters.add(decoder.decode(new Uint8Array([lead, trail])));
    }
  }
  return characters;
}

const everyday = readEverydayCharacters();

const simplified = new RegExp(
  `[${table
    .split('|')
    .map((entry) => entry.slice(0, entry.indexOf(' ')))
    .filter((character) => !everyday.has(character))
    .join('')}]`,
  'gu',
);

/** Simplified characters in a text, with their lines. */
export const findSimplifiedCharacters = (
  text: string,
): Omit<Problem, 'file'>[] =>
  [...text.matchAll(simplified)].map(({0: character, index}) => ({
    line: getPosition(text, index).line,
    message: `「${character}」 is a Simplified character.`,
  }));
