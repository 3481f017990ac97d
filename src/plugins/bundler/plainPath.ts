/**
 * Replaces path-to-regexp in the router, which would compile hundreds of
 * regular expressions on the first interaction. The routes of this site do not
 * have parameters.
 */
export default function createPathMatcher(
  path: string,
  _keys: unknown,
  {end = true}: {end?: boolean} = {},
): Pick<RegExp, 'exec'> {
  const start = path.toLowerCase().replace(/\/$/, '');
  return {
    exec(address) {
      if (path === '*') return [address] as RegExpExecArray;
      if (!address.toLowerCase().startsWith(start)) return null;
      const rest = address.slice(start.length);
      if (rest !== '' && rest !== '/' && (end || !rest.startsWith('/'))) {
        return null;
      }
      const length = rest === '/' ? address.length : start.length;
      return [address.slice(0, length)] as RegExpExecArray;
    },
  };
}
