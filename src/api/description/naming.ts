import kebabCase from 'es-toolkit/compat/kebabCase';
import words from 'es-toolkit/compat/words';
import {getPackage} from '../names';
import {readPath, type Structure} from './structure';

/** `ListGPURelations` → `List GPU relations` */
export const getTitleOfRpc = (rpc: string): string =>
  words(rpc)
    .map((word, index) =>
      index === 0 || /^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase(),
    )
    .join(' ');

/** Name of the file of an operation, without `.yaml`; it ends the address of its page. */
export const getOperationSlug = (rpc: string): string => kebabCase(rpc);

/**
 * Tags of the services, by full name: the name of the service, or the full name
 * where another service before it has the same.
 */
export function getServiceTags({operations}: Structure): Map<string, string> {
  const tags = new Map<string, string>();
  const taken = new Set<string>();
  for (const path of Object.keys(operations)) {
    const {package: package_, service} = readPath(path)!;
    const full = package_ ? `${package_}.${service}` : service;
    if (tags.has(full)) continue;
    const tag = taken.has(service) || service === 'Service' ? full : service;
    taken.add(tag);
    tags.set(full, tag);
  }
  return tags;
}

/**
 * Name of the file of a schema: its last name, in lower case, unless another
 * schema has it; the name ends the address of the page.
 *
 * @param taken names of all files of schemas, without `.yaml`
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
  if (free) return free;
  let number = 2;
  while (taken.has(`${names[2]}${number}`)) number++;
  return `${names[2]}${number}`;
}
