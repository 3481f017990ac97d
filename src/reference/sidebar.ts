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

const createDoc = (file: string): DocItem => ({
  type: 'doc',
  id: `${apiFolder}/${file}`,
});

function createSchemaCategory(
  key: string,
  schemas: Schema[],
  label = 'Schemas',
): CategoryItem {
  return {
    type: 'category',
    key: `${key}-schemas`,
    label,
    items: schemas.map(({slug}) => createDoc(`schemas/${slug}`)),
  };
}

/** The page of a service, its operations, and its schemas folded below them. */
const createServiceItems = (service: Service): Item[] => [
  createDoc(getServiceId(service)),
  ...sortForSidebar(service.operations).map(({slug}) => createDoc(slug)),
  createSchemaCategory(service.key, service.schemas),
];

const createServiceLink = (service: Service): RefItem => ({
  type: 'ref',
  key: service.key,
  label: service.displayName,
  id: `${apiFolder}/${getServiceId(service)}`,
  customProps: {part: getPartName(service.key)},
});

function createChangesCategory(versions: readonly string[]): CategoryItem {
  return {
    type: 'category',
    key: changes,
    label: 'Changes',
    link: createDoc(changes),
    items: versions.map((version) => createDoc(`${changes}/${version}`)),
  };
}

function createApiCategory(
  {services, sharedSchemas}: Reference,
  versions: readonly string[],
): CategoryItem {
  return {
    type: 'category',
    key: 'api',
    label: 'API Reference',
    collapsible: false,
    collapsed: false,
    link: createDoc(category),
    items: [
      createDoc(introduction),
      ...services.map(createServiceLink),
      createSchemaCategory('shared', sharedSchemas, 'Shared schemas'),
      ...(versions.length > 0 ? [createChangesCategory(versions)] : []),
      createDoc(index),
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
    createServiceItems(service),
  ]);
  return {
    [apiSidebarName]: [createApiCategory(reference, versions)],
    ...Object.fromEntries(parts),
  };
}
