/** Sidebar of the whole API. */
export const apiSidebarName = 'apiSidebar';

const prefix = `${apiSidebarName}-`;

/** Sidebar of the pages of one service. */
export const partName = (serviceKey: string): string => prefix + serviceKey;

export const isPart = (name: string | undefined): boolean =>
  name?.startsWith(prefix) ?? false;
