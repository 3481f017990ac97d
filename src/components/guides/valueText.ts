import type {Json} from '../../calls/json';

/** Longer values are cut: the response has all of it. */
const longest = 120;

/** A value as a reader compares it: a text as it is, all else as JSON. */
export function getValueText(value: Json): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
