import type {Description} from '../description';

/** Name of a schema as pages show it: without the package of the platform. */
export const shortName = (name: string): string =>
  name.startsWith('holt.') ? name.split('.').slice(3).join('.') : name;

/**
 * Addresses of the names that become links where a text mentions them. A short
 * name of several schemas stands for none of them.
 */
export function getAddresses(description: Description): Map<string, string> {
  const {services, operations, schemas} = description;
  const counts = new Map<string, number>();
  for (const name of schemas.keys()) {
    const short = shortName(name);
    counts.set(short, (counts.get(short) ?? 0) + 1);
  }
  return new Map([
    ...[...schemas.values()].flatMap(({name, slug}): [string, string][] => {
      const names = counts.get(shortName(name)) === 1 ? [shortName(name)] : [];
      return [...names, name].map((one) => [one, `/docs/api/schemas/${slug}`]);
    }),
    // Changes name an operation with its service.
    ...operations.flatMap(({path, method, slug}): [string, string][] =>
      [method, path.replace(/^.*\.(\w+)\/(\w+)$/, '$1.$2')].map((one) => [
        one,
        `/docs/api/${slug}`,
      ]),
    ),
    ...services.map(({tag, key}): [string, string] => [
      tag,
      `/docs/api/${key}-service`,
    ]),
  ]);
}
