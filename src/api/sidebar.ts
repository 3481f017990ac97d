import type {Reference, Schema, Service} from './model';
import {
  apiFolder,
  category,
  changes,
  index,
  introduction,
  getServiceId,
} from './links';
import type {Effect} from './openapi';
import {sortForSidebar} from './operationGroups';

export interface SidebarProps {
  group?: string;
  label?: string;
  effect?: Effect;
}

export interface DocItem {
  type: 'doc';
  id: string;
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

export type Item = DocItem | CategoryItem;

const createDoc = (file: string): DocItem => ({
  type: 'doc',
  id: `${apiFolder}/${file}`,
});

/** The category of some schemas; none where there are none. */
function createSchemaCategory(
  key: string,
  schemas: Schema[],
  label = 'Schemas',
): CategoryItem[] {
  const items = schemas.map(({slug}) => createDoc(`schemas/${slug}`));
  return items.length > 0
    ? [{type: 'category', key: `${key}-schemas`, label, items}]
    : [];
}

const createServiceCategory = (service: Service): CategoryItem => ({
  type: 'category',
  key: service.key,
  label: service.displayName,
  link: createDoc(getServiceId(service)),
  items: [
    ...sortForSidebar(service.operations).map(({slug}) => createDoc(slug)),
    ...createSchemaCategory(service.key, service.schemas),
  ],
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
      ...services.map(createServiceCategory),
      ...createSchemaCategory('shared', sharedSchemas, 'Shared schemas'),
      ...(versions.length > 0 ? [createChangesCategory(versions)] : []),
      createDoc(index),
    ],
  };
}

export const apiSidebarName = 'apiSidebar';

export const getApiSidebars = (
  reference: Reference,
  versions: readonly string[] = [],
): Record<string, Item[]> => ({
  [apiSidebarName]: [createApiCategory(reference, versions)],
});
