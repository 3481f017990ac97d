import type {PropSidebar} from '@docusaurus/plugin-content-docs';

/** Pages of a part that follow each other below one label, or below none. */
export interface PageGroup {
  label?: string;
  pages: PropSidebar;
}

/** Pages by the label that `src/reference/sidebarProps.ts` gives them, in order. */
export function groupPages(pages: PropSidebar): PageGroup[] {
  const groups: PageGroup[] = [];
  for (const page of pages) {
    const label = page.customProps?.group as string | undefined;
    const last = groups.at(-1);
    if (last && last.label === label) last.pages.push(page);
    else groups.push({label, pages: [page]});
  }
  return groups;
}
