/** Most milliseconds that a probe takes. */
const patience = 3000;

/** What a server does that a page cannot talk to. */
export type Contact = 'answers' | 'refuses' | 'hangs';

/**
 * Asks a server for anything, in the mode in which a browser tells whether an
 * answer came but not which. Tells a server without CORS from no server.
 */
export async function probe(address: string): Promise<Contact> {
  try {
    await fetch(address, {
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
    return 'answers';
  } catch (error) {
    const {name} = Object(error) as Error;
    return name === 'TimeoutError' ? 'hangs' : 'refuses';
  }
}
