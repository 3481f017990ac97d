/**
 * Addresses that lead to a page: the long form of an operation's address,
 * `/docs/api/{service}-service-{operation}`.
 *
 * @param path route of an existing page, without the locale
 */
export function longPathRedirects(path: string): string[] | undefined {
  const match = /^\/docs\/api\/([a-z]+)-([a-z-]+)$/.exec(path);
  const [, service, operation] = match ?? [];
  return service && operation && operation !== 'service'
    ? [`/docs/api/${service}-service-${operation}`]
    : undefined;
}
