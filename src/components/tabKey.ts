/** Key of the storage under which Docusaurus keeps the chosen tab of a group. */
export const getTabKey = (groupId: string): string =>
  `docusaurus.tab.${groupId}`;
