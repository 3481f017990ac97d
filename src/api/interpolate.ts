import type {JsonObject} from '../calls/json';

/** A placeholder: a name in braces. */
export const placeholder = /\{(\w+)\}/g;

/** Fills in `{name}` placeholders. Unknown ones are kept. */
export const interpolate = (
  message: string,
  values: Record<string, string> = {},
): string =>
  message.replace(placeholder, (all, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? all) : all,
  );

/**
 * Fills in `{field}` in an error message. Unknown ones are removed.
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
