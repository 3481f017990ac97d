/** Id of the session that the first message of a terminal names. */
export function getSession(messages: string[]): string | undefined {
  try {
    const {sessionId} = JSON.parse(messages[0] ?? '') as Record<
      string,
      unknown
    >;
    return typeof sessionId === 'string' ? sessionId : undefined;
  } catch {
    return undefined;
  }
}

/** A text as base64 of its UTF-8, as JSON carries bytes. */
export const encodeBase64 = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)));
