/** Sidebar of the whole API. */
export const apiSidebarName = 'apiSidebar';

const prefix = `${apiSidebarName}-`;

/** Sidebar of the pages of one service. */
export const getPartName = (serviceKey: string): string => prefix + serviceKey;

/** Whether a page of this sidebar belongs to the API. */
export const isOfApi = (name: string | undefined): name is string =>
  name === apiSidebarName || (name?.startsWith(prefix) ?? false);
