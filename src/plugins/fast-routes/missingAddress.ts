const missing =
  typeof document !== 'undefined' &&
  document.documentElement.hasAttribute('data-not-found')
    ? location.pathname
    : undefined;

/**
 * Whether the host answered this address with the not-found page. Routes are
 * less particular than hosts, about upper case for one, and would make another
 * page of it than the one that came.
 */
export const isMissing = (pathname: string): boolean => pathname === missing;
