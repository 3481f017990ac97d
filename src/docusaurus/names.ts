/**
 * Key of the storage under which Docusaurus notes the chosen tab of a group. It
 * does not promise to keep it: `tests/unit/docusaurus/names.test.ts` tells when
 * an upgrade changes it.
 */
export const getTabKey = (groupId: string): string =>
  `docusaurus.tab.${groupId}`;
