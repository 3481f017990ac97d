/**
 * When the document is complete, Docusaurus takes a page without the object
 * `docusaurus` for one whose scripts are not there, and says on home pages that
 * the base path is wrong. This puts the object there unless the path is wrong
 * indeed and the stylesheet, too, was not found.
 *
 * Runs as text in the head of every page, so it uses nothing from outside.
 *
 * @param baseUrl where the site, in this locale, begins
 */
export function silenceBanner(baseUrl: string): void {
  function silence(): void {
    const {stylesheetMissing} = window as {stylesheetMissing?: boolean};
    if (!stylesheetMissing || location.pathname === baseUrl) {
      Object.assign(window, {docusaurus: {}});
    }
  }
  // Before the listener of Docusaurus, which waits at the document.
  addEventListener('DOMContentLoaded', silence, true);
}
