/** What the sandbox takes from the world around it; a test replaces it. */
export interface Surroundings {
  /** Milliseconds since 1970. */
  now: () => number;
  /** A number from 0 up to, but not including, 1. */
  random: () => number;
  /** Milliseconds that a unary call takes, so that a reader sees it at work. */
  latency: number;
}

export const real: Surroundings = {
  now: () => Date.now(),
  random: () => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32,
  latency: 60,
};

/** A random UUID (RFC 9562, version 4). */
export function uuidOf(random: () => number): string {
  return 'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replace(/[xy]/g, (place) => {
    const digit = Math.floor(random() * 16);
    return (place === 'y' ? (digit & 3) | 8 : digit).toString(16);
  });
}

/** A time as the backends write it, without parts of a second. */
export const timestamp = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().replace(/\.\d+Z$/, 'Z');
