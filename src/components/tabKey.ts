/** Local storage key that Docusaurus uses for the selected tab of a group. */
export const getTabKey = (groupId: string): string =>
  `docusaurus.tab.${groupId}`;
