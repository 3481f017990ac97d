/**
 * Hooks and components of Docusaurus that its packages do not promise to keep.
 * When an upgrade moves one, the types or `tests/unit/docusaurus` say so: find
 * its new place, or write it here (each is a few lines of React).
 */
export {
  useAnnouncementBar,
  useDateTimeFormat,
  useTabs,
} from '@docusaurus/theme-common/internal';
export {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
