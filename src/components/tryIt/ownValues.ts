import {createStorageSlot} from '@docusaurus/theme-common';
import type {NamedExample} from '../../api/model';
import {isObject, type Json, type JsonObject} from '../../calls/json';
import {createStore, useStore} from '../store';

/**
 * A value that the reader sent instead of an example's: the same one stands for
 * the same object on other pages.
 */
type OwnValue = [field: string, example: string, own: string];

/** For this tab only, since values may be confidential. */
const slot = createStorageSlot('tryIt.values', {persistence: 'sessionStorage'});

const store = createStore<readonly OwnValue[]>([]);

const mostValues = 50;
/** Names and IDs, which need no escaping in any sample. */
export const isPlain = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w.:/@-]{1,200}$/.test(value);

/** Restores the values; damaged ones are ignored. */
export function recallOwnValues(): void {
  try {
    const values: unknown = JSON.parse(slot.get() ?? '[]');
    if (Array.isArray(values)) store.write(values as OwnValue[]);
  } catch {
    slot.del();
  }
}

function keep(values: readonly OwnValue[]): void {
  store.write(values.slice(-mostValues));
  slot.set(JSON.stringify(store.read()));
}

export const forgetOwnValues = (): void => keep([]);

export const useOwnValues = (): readonly OwnValue[] => useStore(store);

/** A message of an example with the reader's values. */
export const fillOwnValues = (message: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(message).map(([field, value]): [string, Json] => {
      const found = store
        .read()
        .find(([name, example]) => name === field && example === value);
      return [field, found?.[2] ?? value];
    }),
  );

/**
 * Remembers the values of a successful call that replace those of the examples.
 * The value of the example itself ends the replacement.
 *
 * @param body of the call
 */
export function rememberOwnValues(
  examples: readonly Pick<NamedExample, 'value'>[],
  body: string,
): void {
  const message: unknown = JSON.parse(body || '{}');
  if (!isObject(message)) return;
  let values = store.read();
  for (const [field, own] of Object.entries(message)) {
    const example = examples
      .map(({value}) => (isObject(value) ? value[field] : undefined))
      .find((value) => typeof value === 'string');
    if (!isPlain(example) || !isPlain(own)) continue;
    values = values.filter(
      ([name, replaced]) => name !== field || replaced !== example,
    );
    if (own !== example) values = [...values, [field, example, own]];
  }
  if (values !== store.read()) keep(values);
}

/**
 * Replaces an example's values in a highlighted sample, in the lines that are
 * marked as fields. A streaming request in one line has its length before it.
 */
export const fillSample = (html: string, values: readonly OwnValue[]): string =>
  html
    .split('\n')
    .map((line) => {
      const found = values.find(
        ([field, example]) =>
          line.startsWith('<span data-field=') &&
          line.includes(`"${field}"`) &&
          line.includes(`"${example}"`),
      );
      return found ? line.replace(`"${found[1]}"`, `"${found[2]}"`) : line;
    })
    .join('\n');
