import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import partition from 'es-toolkit/compat/partition';
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

export type SidebarItems = Extract<
  NonNullable<SidebarsConfig[string]>,
  readonly unknown[]
>;

type Item = SidebarItems[number];

const createDoc = (file: string) => ({
  type: 'doc' as const,
  id: `${apiFolder}/${file}`,
});

const createCategory = (
  key: string,
  label: string,
  items: Item[],
  more: object = {},
): Item => ({type: 'category', key, label, ...more, items});

/** The category of some schemas; none where there are none. */
function createSchemaCategory(
  key: string,
  schemas: Schema[],
  label = 'Schemas',
  more: object = {},
): Item[] {
  if (schemas.length === 0) return [];
  const [objects, messages] = partition(schemas, describesObject).map((some) =>
    some.map(({slug}) => createDoc(`schemas/${slug}`)),
  );
  const items: Item[] = [...(objects ?? [])];
  if (messages?.length) {
    items.push(
      createCategory(`${key}-messages`, 'Requests and responses', messages),
    );
  }
  return [createCategory(`${key}-schemas`, label, items, more)];
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

const apiSidebarName = 'apiSidebar';

/** The sidebar of the reference, with pages of changes for versions. */
export function getApiSidebars(
  {services, sharedSchemas}: Reference,
  versions: readonly string[] = [],
): Record<string, Item[]> {
  const items = [
    createDoc(introduction),
    ...services.map((service, position) =>
      createCategory(
        service.key,
        service.displayName,
        [
          ...service.operations.map(({slug}) => createDoc(slug)),
          ...createSchemaCategory(service.key, service.schemas),
        ],
        {
          link: createDoc(getServiceId(service)),
          customProps: getSection(service, position, services),
        },
      ),
    ),
    ...createSchemaCategory('shared', sharedSchemas, 'Shared schemas', {
      customProps: {section: 'reference'},
    }),
  ];
  if (versions.length > 0) {
    const pages = versions.map((version) => createDoc(`${changes}/${version}`));
    const link = createDoc(changes);
    items.push(createCategory(changes, 'Changes', pages, {link}));
  }
  items.push(createDoc(index));
  const all = createCategory('api', 'API Reference', items, {
    collapsible: false,
    collapsed: false,
    link: createDoc(category),
  });
  return {[apiSidebarName]: [all]};
}
