import type {JsonObject} from '../calls/json';

/** A placeholder: the name of a request field in braces. */
export const placeholder = /\{(\w+)\}/g;

/**
 * Fills in `{field}` in an error message.
 *
 * @param sources objects with the fields, of which the first with a value wins
 */
export const fillErrorMessage = (
  template: string,
  ...sources: readonly JsonObject[]
): string =>
  template.replace(placeholder, (_, field: string) => {
    const value = sources.map((source) => source[field]).find(Boolean);
    return typeof value === 'string' || typeof value === 'number'
      ? String(value)
      : '';
  });
