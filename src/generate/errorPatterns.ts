import groupBy from 'es-toolkit/compat/groupBy';
import type {BookPattern, Pattern} from '../errors/model';
import {
  createPatternOfExample,
  getTextOfPattern,
  type NamedValue,
} from '../errors/patterns';
import type {Operation} from '../api/model';

/** The values of a message, each with the name of the field that holds it. */
function findValuesIn(value: unknown, name = 'value'): NamedValue[] {
  if (Array.isArray(value))
    return value.flatMap((item) => findValuesIn(item, name));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) =>
      findValuesIn(inner, key),
    );
  }
  return typeof value === 'string' || typeof value === 'number'
    ? [{name, value: String(value)}]
    : [];
}

/** Pattern of the message that a page shows for an error. */
export const getExamplePattern = (
  {request}: Operation,
  message: string,
): Pattern =>
  createPatternOfExample(
    message.trim(),
    request.examples.flatMap(({value}) => findValuesIn(value)),
  );

/**
 * The sentences in a message of MAAS, by which people quote it without what is
 * around them: `Reserved fabric name.`
 */
export const findSentencesIn = (message: string): string[] => [
  ...[...message.matchAll(/\["([^"]{16,})"/g)].map(([, text = '']) => text),
  ...[...message.matchAll(/^ServerError: [^(]+\(([^"]{16,})\)$/g)].map(
    ([, text = '']) => text,
  ),
];

/** Patterns of equal texts as one, with the causes of all. */
export const mergePatterns = (
  patterns: readonly BookPattern[],
): BookPattern[] =>
  Object.values(
    groupBy(patterns, (pattern) =>
      getTextOfPattern({...pattern, names: pattern.names.map(() => 'value')}),
    ),
  ).map((same) => ({
    pieces: same[0]?.pieces ?? [],
    names: same[0]?.names ?? [],
    causes: [...new Set(same.flatMap(({causes}) => causes))],
  }));
