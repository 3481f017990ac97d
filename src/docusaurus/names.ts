/**
 * Names that Docusaurus gives to its parts and does not promise to keep. Each
 * stands in `tests/unit/docusaurus/names.test.ts` with the file that it comes
 * from; when an upgrade changes one, that test names it, and the new name
 * belongs here.
 */

/** Name of the compiler of the bundle for the browser. */
export const clientCompiler = 'client';

/** Is `true` in the bundle for the browser, and unset on the server. */
export const inBrowser = 'process.env.HYDRATE_CLIENT_ENTRY';

/** Name of the plugin of PostCSS that rewrites styles for older browsers. */
export const presetEnv = 'postcss-preset-env';

/** Keys of the storage under which an announcement and its end are noted. */
export const announcementKeys = {
  id: 'docusaurus.announcement.id',
  dismissed: 'docusaurus.announcement.dismiss',
};

/** Key of the storage under which the chosen tab of a group is noted. */
export const tabKey = (groupId: string): string => `docusaurus.tab.${groupId}`;

/** Variable of the environment that leaves out the minifying of pages. */
export const skipMinifying = 'SKIP_HTML_MINIFICATION';
