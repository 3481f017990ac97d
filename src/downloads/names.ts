import mapValues from 'es-toolkit/compat/mapValues';
import {getProduct} from '../rename/product';
import {site} from '../site';

const {slug} = getProduct(site.name);

/** Endings of files that `npm run api` makes and that bear the product's name. */
const endings = {
  types: '-api.d.ts',
  postman: '-api.postman_collection.json',
  postmanSandbox: '-sandbox.postman_environment.json',
  postmanPlatform: '-platform.postman_environment.json',
} as const;

/** Endings of the program that is made of the built site, and of its former name. */
const programs = {program: '.mjs', assistant: '-mcp.mjs'} as const;

/** Files for programs, as paths from the base address of a locale. */
export const downloads = mapValues(
  {...endings, ...programs},
  (ending) => slug + ending,
);

/** Whether a file is a download under a former name of the product. */
export const isFormerDownload = (file: string): boolean =>
  Object.values(endings).some((ending) => file.endsWith(ending)) &&
  !Object.values(downloads).includes(file);
