/**
 * A hook of Docusaurus that its packages do not promise to keep. When an upgrade
 * moves it, the types say so: find its new place, or write it here.
 */
export {useTabs} from '@docusaurus/theme-common/internal';
