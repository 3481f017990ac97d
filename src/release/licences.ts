import satisfies from 'spdx-satisfies';
import type {Exception} from './allowedLicences';

/** The part of `package-lock.json` that is read. */
export interface Lock {
  packages: Record<string, {license?: unknown; link?: boolean}>;
}

const nameOf = (place: string): string =>
  place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** An expression that nobody can read is not allowed. */
function isAllowed(licence: string, allowed: readonly string[]): boolean {
  try {
    return satisfies(licence, [...allowed]);
  } catch {
    return false;
  }
}

interface Licensed {
  name: string;
  licence: string;
}

const licencesOf = ({packages}: Lock): Licensed[] =>
  Object.entries(packages)
    .filter(([place]) => place.includes('node_modules/'))
    .map(([place, {license}]) => ({
      name: nameOf(place),
      licence: written(license),
    }));

/** An old form is a list; it is compared as the text that it makes. */
const written = (license: unknown): string =>
  typeof license === 'string' || Array.isArray(license) ? String(license) : '';

/**
 * Packages of a lock file whose licence is not allowed, and exceptions that
 * nothing needs; in words.
 */
export function faultsOfLicences(
  lock: Lock,
  allowed: readonly string[],
  exceptions: readonly Exception[],
): string[] {
  const needed = new Set<string>();
  const faults = new Set<string>();
  const key = ({name, licence}: Licensed): string => `${name}: ${licence}`;
  const excepted = new Set(
    exceptions.flatMap(({licence, packages}) =>
      packages.map((name) => key({name, licence})),
    ),
  );
  for (const one of licencesOf(lock)) {
    if (isAllowed(one.licence, allowed)) continue;
    if (excepted.has(key(one))) needed.add(key(one));
    else faults.add(`${one.name} has the licence "${one.licence}"`);
  }
  const needless = [...excepted].filter((one) => !needed.has(one));
  return [
    ...[...faults].sort(),
    ...needless.map((one) => `nothing needs the exception for ${one}`),
  ];
}
