import upperFirst from 'es-toolkit/compat/upperFirst';
import {site} from '../../site';
import {getLastPart, getPackage, getServiceOf} from '../names';
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

/** Tags by full name: short names, or full names if those are taken. */
export function getServiceTags({operations}: Structure): Map<string, string> {
  const tags = new Map<string, string>();
  // The introduction page has the URL that such a service would have.
  const taken = new Set([`${upperFirst(site.slug)}Service`]);
  for (const path of Object.keys(operations)) {
    const full = getServiceOf(path);
    const service = getLastPart(full);
    if (tags.has(full)) continue;
    const tag = taken.has(service) || service === 'Service' ? full : service;
    taken.add(tag);
    tags.set(full, tag);
  }
  return tags;
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
  if (free) return free;
  let number = 2;
  while (taken.has(`${names[2]}${number}`)) number++;
  return `${names[2]}${number}`;
}
