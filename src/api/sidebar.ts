import type {Layer} from './layers';
import type {Reference, Schema, Service} from './model';
import {describesObject} from './names';
import {
  apiFolder,
  category,
  changes,
  index,
  introduction,
  getServiceId,
} from './links';
import type {Effect} from './openapi';

export interface SidebarProps {
  group?: string;
  label?: string;
  effect?: Effect;
  /** Label above a category, which the sidebar translates. */
  section?: Layer | 'installation' | 'reference';
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
  customProps?: SidebarProps;
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
  if (schemas.length === 0) return [];
  const listDocs = (some: Schema[]) =>
    some.map(({slug}) => createDoc(`schemas/${slug}`));
  const messages = schemas.filter((one) => !describesObject(one));
  const items: Item[] = listDocs(schemas.filter(describesObject));
  if (messages.length > 0) {
    items.push({
      type: 'category',
      key: `${key}-messages`,
      label: 'Requests and responses',
      items: listDocs(messages),
    });
  }
  return [{type: 'category', key: `${key}-schemas`, label, items}];
}

/** Labels the first service of each layer, if the description has layers. */
function getSection(
  {layer}: Service,
  position: number,
  services: readonly Service[],
): SidebarProps {
  const before = services[position - 1];
  const isFirst = position === 0 ? layer : before?.layer !== layer;
  return isFirst ? {section: layer ?? 'installation'} : {};
}

const createServiceCategory = (
  service: Service,
  position: number,
  services: readonly Service[],
): CategoryItem => ({
  type: 'category',
  key: service.key,
  label: service.displayName,
  link: createDoc(getServiceId(service)),
  customProps: getSection(service, position, services),
  items: [
    ...service.operations.map(({slug}) => createDoc(slug)),
    ...createSchemaCategory(service.key, service.schemas),
  ],
});

function createApiCategory(
  {services, sharedSchemas}: Reference,
  versions: readonly string[],
): CategoryItem {
  const changesCategory: CategoryItem = {
    type: 'category',
    key: changes,
    label: 'Changes',
    link: createDoc(changes),
    items: versions.map((version) => createDoc(`${changes}/${version}`)),
  };
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
      ...createSchemaCategory('shared', sharedSchemas, 'Shared schemas').map(
        (one) => ({...one, customProps: {section: 'reference'} as const}),
      ),
      ...(versions.length > 0 ? [changesCategory] : []),
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
