import type {
  PropSidebar,
  PropSidebarItem,
  PropSidebarItemCategory,
} from '@docusaurus/plugin-content-docs';

const isCategory = (item: PropSidebarItem): item is PropSidebarItemCategory =>
  item.type === 'category';

/** The items, with the link to a page unfolded to all pages of its part. */
function unfold(items: PropSidebar, part: PropSidebar): PropSidebar {
  const [first, ...others] = part;
  return items.map((item) => {
    if (isCategory(item)) return {...item, items: unfold(item.items, part)};
    const isFirst =
      item.type === 'link' &&
      first?.type === 'link' &&
      item.href === first.href;
    if (!isFirst) return item;
    return {
      type: 'category',
      label: item.label,
      href: item.href,
      collapsible: true,
      collapsed: false,
      items: others,
    };
  });
}

const joined = new WeakMap<PropSidebar, PropSidebar>();

/**
 * The sidebar of a whole with one of its parts unfolded in the place of the
 * link to the part's first page.
 */
export function joinSidebars(
  whole: PropSidebar,
  part: PropSidebar,
): PropSidebar {
  const known = joined.get(part);
  if (known) return known;
  const result = unfold(whole, part);
  joined.set(part, result);
  return result;
}
