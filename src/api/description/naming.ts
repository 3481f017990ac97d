import upperFirst from 'es-toolkit/compat/upperFirst';
import {site} from '../../site';
import {getPackage} from '../names';
import {readPath, type Structure} from './structure';

/** Words of a name: `ListGPURelations` → List, GPU, Relations; `ListVMs` → List, VMs. */
const splitName = (name: string): string[] =>
  name
    .replace(/([a-z0-9])(?=[A-Z])/g, '$1 ')
    .replace(/([A-Z]{2,})(?=[A-Z][a-z])(?![A-Z]s(?![a-z]))/g, '$1 ')
    .split(/[\s_]+/);

/** `ListGPURelations` → `List GPU relations` */
export const getTitleOfRpc = (rpc: string): string =>
  splitName(rpc)
    .map((word, index) =>
      index === 0 || /[A-Z].*[A-Z]/.test(word) ? word : word.toLowerCase(),
    )
    .join(' ');

/** Name of the file of an operation, without `.yaml`; it ends the address of its page. */
export const getOperationSlug = (rpc: string): string =>
  splitName(rpc).join('-').toLowerCase();

/**
 * Tags of the services, by full name: the name of the service, or the full name
 * where another service before it has the same.
 */
export function getServiceTags({operations}: Structure): Map<string, string> {
  const tags = new Map<string, string>();
  // The page of the introduction has the address of such a service.
  const taken = new Set([`${upperFirst(site.slug)}Service`]);
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
