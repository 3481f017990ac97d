/** With what the ids of messages begin that come with a chunk of their own. */
const late = 'late.';

/**
 * The messages of a language in two parts: those that every page has, and those
 * that come later.
 *
 * @param json the generated messages, by their ids
 */
export function splitMessages(json: string): {early: string; late: string} {
  const entries = Object.entries(JSON.parse(json) as Record<string, string>);
  const part = (isLate: boolean): string =>
    JSON.stringify(
      Object.fromEntries(
        entries.filter(([id]) => id.startsWith(late) === isLate),
      ),
    );
  return {early: part(false), late: part(true)};
}
