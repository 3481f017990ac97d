import type {Reference, Schema, Service} from './model';
import {
  apiFolder,
  category,
  changes,
  index,
  introduction,
  getServiceId,
} from './links';
import {sortForSidebar} from './sidebarGroups';
import {apiSidebarName, getPartName} from './sidebarNames';

export interface DocItem {
  type: 'doc';
  id: string;
}

/** A link to a document that belongs to another sidebar. */
interface RefItem {
  type: 'ref';
  key: string;
  label: string;
  id: string;
  /** The sidebar whose pages unfold below the link. */
  customProps: {part: string};
}

export interface CategoryItem {
  type: 'category';
  key?: string;
  label: string;
  description?: string;
  collapsible?: boolean;
  collapsed?: boolean;
  link?: DocItem;
  items: Item[];
}

export type Item = DocItem | RefItem | CategoryItem;

const doc = (file: string): DocItem => ({
  type: 'doc',
  id: `${apiFolder}/${file}`,
});

function schemaCategory(
  key: string,
  schemas: Schema[],
  label = 'Schemas',
): CategoryItem {
  return {
    type: 'category',
    key: `${key}-schemas`,
    label,
    items: schemas.map(({slug}) => doc(`schemas/${slug}`)),
  };
}

/** The page of a service, its operations, and its schemas folded below them. */
const serviceItems = (service: Service): Item[] => [
  doc(getServiceId(service)),
  ...sortForSidebar(service.operations).map(({slug}) => doc(slug)),
  schemaCategory(service.key, service.schemas),
];

const serviceLink = (service: Service): RefItem => ({
  type: 'ref',
  key: service.key,
  label: service.displayName,
  id: `${apiFolder}/${getServiceId(service)}`,
  customProps: {part: getPartName(service.key)},
});

function changesCategory(versions: readonly string[]): CategoryItem {
  return {
    type: 'category',
    key: changes,
    label: 'Changes',
    link: doc(changes),
    items: versions.map((version) => doc(`${changes}/${version}`)),
  };
}

function apiCategory(
  {services, sharedSchemas}: Reference,
  versions: readonly string[],
): CategoryItem {
  return {
    type: 'category',
    key: 'api',
    label: 'API Reference',
    collapsible: false,
    collapsed: false,
    link: doc(category),
    items: [
      doc(introduction),
      ...services.map(serviceLink),
      schemaCategory('shared', sharedSchemas, 'Shared schemas'),
      ...(versions.length > 0 ? [changesCategory(versions)] : []),
      doc(index),
    ],
  };
}

/**
 * The sidebars of the API: one of all services, and one of each service, which
 * `src/theme/DocRoot` unfolds in its place. So a page looks through its own
 * service only, and neither its size nor its time grows with the others.
 *
 * @param versions that were frozen, the newest first
 */
export function getApiSidebars(
  reference: Reference,
  versions: readonly string[] = [],
): Record<string, Item[]> {
  const parts = reference.services.map((service): [string, Item[]] => [
    getPartName(service.key),
    serviceItems(service),
  ]);
  return {
    [apiSidebarName]: [apiCategory(reference, versions)],
    ...Object.fromEntries(parts),
  };
}
