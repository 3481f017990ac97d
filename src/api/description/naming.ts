import {site} from '../../site';
import {
  getLastPart,
  getPackage,
  getServiceKeyOfTag,
  getServiceOf,
} from '../names';
import type {Structure} from './structure';

/** `ListGPURelations` → List, GPU, Relations; `ListVMs` → List, VMs. */
const splitName = (name: string): string[] =>
  name
    .replace(/([a-z0-9])(?=[A-Z])/g, '$1 ')
    .replace(/([A-Z]{2,})(?=[A-Z][a-z])(?![A-Z]s(?![a-z]))/g, '$1 ')
    .split(/[\s_]+/);

export const getTitleOfRpc = (rpc: string): string =>
  splitName(rpc)
    .map((word, index) =>
      index === 0 || /[A-Z].*[A-Z]/.test(word) ? word : word.toLowerCase(),
    )
    .join(' ');

/** File name of an operation, which is the end of its page's URL. */
export const getOperationSlug = (rpc: string): string =>
  splitName(rpc).join('-').toLowerCase();

/**
 * Tags of the newest version by full name: short names, or full names if other
 * services have their keys.
 *
 * @param versions oldest first: a service keeps its tag when others are added
 */
export function getServiceTags(...versions: Structure[]): Map<string, string> {
  const tags = new Map<string, string>();
  // The introduction page has the URL that such a service would have.
  const taken = new Set(['', site.slug]);
  const services = versions.map(({operations}) =>
    Object.keys(operations).map(getServiceOf),
  );
  for (const full of services.flat()) {
    if (tags.has(full)) continue;
    const service = getLastPart(full);
    const tag = taken.has(getServiceKeyOfTag(service)) ? full : service;
    taken.add(getServiceKeyOfTag(tag));
    tags.set(full, tag);
  }
  return new Map(services.at(-1)?.map((full) => [full, tags.get(full)!]));
}

/** The end of a URL, with a number if it is taken. */
export function getFreeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}${number}`)) number++;
  return `${slug}${number}`;
}

/**
 * File name of a schema, which is also the end of its page's URL: its last name
 * in lower case, or a longer name if that is taken.
 *
 * @param taken file names of all schemas, without `.yaml`
 */
export function getSchemaSlugFor(
  name: string,
  service: string,
  taken: ReadonlySet<string>,
): string {
  const parts = name.slice(getPackage(name).length).split('.').filter(Boolean);
  const names = [
    parts.at(-1) ?? name,
    parts.join(''),
    service + parts.join(''),
  ].map((one) => one.toLowerCase());
  const free = names.find((one) => !taken.has(one));
  return free ?? getFreeSlug(names[2]!, taken);
}
