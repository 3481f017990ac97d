import type {Pattern, Reason, Span, Variable} from './model';
import {squeeze, type Squeezed} from './squeeze';

/** A pattern that can be looked for. */
export interface Matcher {
  names: readonly string[];
  pieces: readonly string[];
  /** Characters that stand still. */
  total: number;
  /** The piece that is looked for first. */
  anchor: number;
  /** Whether another message follows. */
  isOpen: boolean;
}

/** Where a text has a pattern. */
export interface Match {
  /** Characters of the pattern that the text has. */
  length: number;
  /** Share of the characters that stand still, 0 to 1. */
  share: number;
  /** Whether the text has the beginning, which says what a message is about. */
  hasBeginning: boolean;
  spans: Span[];
  variables: Variable[];
}

/** Most characters of a variable part. */
const longestVariable = 200;

/** Least characters of a piece that is looked for when it is not there whole. */
const shortest = 8;

/** Places of the anchor that are tried: a text may have it in every line. */
const mostPlaces = 40;

const isWord = (char: string | undefined): boolean =>
  char !== undefined &&
  /[\p{L}\p{N}]/u.test(char) &&
  !/\p{Script=Han}/u.test(char);

/** Makes a pattern ready to be looked for. */
export function createMatcher({pieces, names}: Pattern): Matcher {
  const squeezed = pieces.map((piece) => squeeze(piece).chars);
  const lengths = squeezed.map(({length}) => length);
  return {
    names,
    pieces: squeezed,
    total: lengths.reduce((sum, length) => sum + length, 0),
    anchor: lengths.indexOf(Math.max(...lengths)),
    isOpen: squeezed.at(-1)?.endsWith(':') ?? false,
  };
}

/** Whether a piece at a place is no part of a longer word. */
function isAlone(
  {chars, at, ends}: Squeezed,
  place: number,
  length: number,
): boolean {
  const isJoint = (second: number): boolean =>
    ends[second - 1] === at[second] &&
    isWord(chars[second - 1]) &&
    isWord(chars[second]);
  return !isJoint(place) && !isJoint(place + length);
}

/** Whether the text has no quotation mark where one ends the variable part. */
const fitsGap = (gap: string, before: string, after: string): boolean =>
  gap.length <= longestVariable &&
  !(before.endsWith('"') && after.startsWith('"') && gap.includes('"'));

interface Place {
  piece: number;
  start: number;
  length: number;
}

/** The pieces on one side of the anchor, as far as they are there. */
function walk(
  matcher: Matcher,
  squeezed: Squeezed,
  anchor: Place,
  step: 1 | -1,
): Place[] {
  const {pieces} = matcher;
  const {chars} = squeezed;
  const found: Place[] = [];
  let known = anchor;
  for (
    let piece = matcher.anchor + step;
    piece >= 0 && piece < pieces.length;
    piece += step
  ) {
    const literal = pieces[piece] ?? '';
    if (literal === '') break;
    const end = known.start + known.length;
    const start =
      step === 1
        ? chars.indexOf(literal, end)
        : chars.lastIndexOf(literal, known.start - literal.length);
    const isThere =
      start >= 0 &&
      (step === 1 || start + literal.length <= known.start) &&
      fitsGap(
        step === 1
          ? chars.slice(end, start)
          : chars.slice(start + literal.length, known.start),
        step === 1 ? (pieces[known.piece] ?? '') : literal,
        step === 1 ? literal : (pieces[known.piece] ?? ''),
      );
    if (!isThere) {
      const rest = step === 1 ? cutOff(chars, end, literal) : undefined;
      if (rest) found.push({piece, ...rest});
      break;
    }
    known = {piece, start, length: literal.length};
    found.push(known);
  }
  return found;
}

/** The beginning of a piece at the end of a text that was cut off. */
function cutOff(
  chars: string,
  from: number,
  literal: string,
): Omit<Place, 'piece'> | undefined {
  const rest = chars.length - from;
  if (rest > longestVariable + literal.length) return undefined;
  for (let length = Math.min(literal.length - 1, rest); length > 2; length--) {
    if (chars.endsWith(literal.slice(0, length))) {
      return {start: chars.length - length, length};
    }
  }
  return undefined;
}

function matchAt(
  matcher: Matcher,
  squeezed: Squeezed,
  start: number,
  found: number,
): Match {
  const {pieces, names, total} = matcher;
  const {at, ends, text} = squeezed;
  const anchor: Place = {piece: matcher.anchor, start, length: found};
  const isWhole = found === pieces[matcher.anchor]?.length;
  const places = [
    ...walk(matcher, squeezed, anchor, -1).reverse(),
    anchor,
    ...(isWhole ? walk(matcher, squeezed, anchor, 1) : []),
  ];
  const length = places.reduce((sum, place) => sum + place.length, 0);
  const textEnd = (place: number): number => ends[place - 1] ?? 0;
  const between = (from: number, to: number): string =>
    text
      .slice(textEnd(from), at[to] ?? text.length)
      .replace(/^[\s\\]+|[\s\\]+$/g, '');
  const variables: Variable[] = [];
  for (const [index, place] of places.entries()) {
    const next = places[index + 1];
    const name = names[place.piece];
    if (name === undefined || next?.piece !== place.piece + 1) continue;
    const value = between(place.start + place.length, next.start);
    if (value) variables.push({name, value});
  }
  const [first] = places;
  const lead = first && first.piece > 0 ? names[first.piece - 1] : undefined;
  if (first && lead !== undefined && first.piece === 1) {
    const value = /[\w./:-]+$/.exec(text.slice(0, at[first.start]))?.[0];
    if (value) variables.unshift({name: lead, value});
  }
  const last = places.at(-1);
  const tail = last && names[last.piece];
  if (last && tail !== undefined && last.piece === pieces.length - 2) {
    const value = /^[\s\\]*([\w./:-]+)/.exec(
      text.slice(textEnd(last.start + last.length)),
    )?.[1];
    if (value) variables.push({name: tail, value: value.replace(/[.:]$/, '')});
  }
  return {
    length,
    share: length / total,
    hasBeginning: pieces.slice(0, first?.piece).every((piece) => piece === ''),
    spans: places.map((place) => ({
      start: at[place.start] ?? 0,
      end: textEnd(place.start + place.length),
    })),
    variables,
  };
}

/** Least share of a piece that is looked for when it is not there whole. */
const leastOfPiece = 0.6;

/** Characters from which on two texts differ. */
function countCommon(chars: string, start: number, literal: string): number {
  let length = 0;
  while (length < literal.length && chars[start + length] === literal[length]) {
    length++;
  }
  return length;
}

const isDigit = (char: string | undefined): boolean =>
  char !== undefined && /\d/.test(char);

/** The best place where a text has a pattern, or most of it. */
export function find(matcher: Matcher, squeezed: Squeezed): Match | undefined {
  const literal = matcher.pieces[matcher.anchor] ?? '';
  if (literal === '') return undefined;
  const {chars} = squeezed;
  // A text may be cut off, or another version of a backend ends it otherwise.
  const beginning = literal.slice(
    0,
    Math.max(shortest, Math.ceil(literal.length * leastOfPiece)),
  );
  const wanted = chars.includes(literal) ? literal : beginning;
  let best: Match | undefined;
  let start = chars.indexOf(wanted);
  for (let tried = 0; start >= 0 && tried < mostPlaces; tried++) {
    const length = countCommon(chars, start, literal);
    const isCut = length < literal.length;
    // `404` is another status than `400`, not the beginning of it.
    const isOther =
      isCut && isDigit(literal[length]) && isDigit(chars[start + length]);
    if (!isOther && isAlone(squeezed, start, isCut ? 0 : length)) {
      const match = matchAt(matcher, squeezed, start, length);
      if (!best || match.length > best.length) best = match;
      if (best.share === 1) break;
    }
    start = chars.indexOf(wanted, start + 1);
  }
  return best;
}

/** Where a text has a message, and whether it has all of it. */
export const getMessageReason = ({spans, share}: Match): Reason => ({
  kind: 'message',
  spans,
  isWhole: share === 1,
});
