import type {
  PropSidebar,
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebars,
} from '@docusaurus/plugin-content-docs';

const isCategory = (item: PropSidebarItem): item is PropSidebarItemCategory =>
  item.type === 'category';

/** An item that is a part: it knows its pages, and has them if it is current. */
function withPages(
  item: PropSidebarItem,
  sidebars: PropSidebars,
  current: string | undefined,
): PropSidebarItem {
  const part = item.customProps?.part;
  if (item.type !== 'link' || typeof part !== 'string') return item;
  const pages = sidebars[part]?.slice(1) ?? [];
  const known = {...item, customProps: {part, pages}};
  return part === current
    ? {
        ...known,
        type: 'category',
        collapsible: true,
        collapsed: false,
        items: pages,
      }
    : known;
}

const joined = new WeakMap<PropSidebars, Map<string, PropSidebar>>();

/**
 * The sidebar of a whole whose links to parts know the pages of the part. That
 * of the current part is a category, so that breadcrumbs go through it.
 *
 * @param whole name of the sidebar
 * @param current name of the sidebar of the page
 */
export function joinSidebars(
  sidebars: PropSidebars,
  whole: string,
  current: string,
): PropSidebar {
  const known = joined.get(sidebars) ?? new Map<string, PropSidebar>();
  joined.set(sidebars, known);
  const join = (items: PropSidebar): PropSidebar =>
    items.map((item) =>
      isCategory(item)
        ? {...item, items: join(item.items)}
        : withPages(item, sidebars, current),
    );
  const sidebar = known.get(current) ?? join(sidebars[whole] ?? []);
  known.set(current, sidebar);
  return sidebar;
}
