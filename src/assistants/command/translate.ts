import {interpolate} from '../../reference/interpolate';

let known: Record<string, {message: string}> = {};

/** Has `translate` speak another language. */
export function speak(messages: Record<string, {message: string}>): void {
  known = messages;
}

/** Stands for `translate` of Docusaurus where no page is. */
export const translate = (
  {id = '', message = ''}: {id?: string; message?: string},
  values: Record<string, string | number> = {},
): string =>
  interpolate(
    Object.hasOwn(known, id) ? (known[id]?.message ?? message) : message,
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, String(value)]),
    ),
  );
