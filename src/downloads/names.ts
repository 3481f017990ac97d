import mapValues from 'lodash/mapValues';
import {productOf} from '../rename/product';
import {site} from '../site';

const {slug} = productOf(site.name);

/** Endings of files that readers save, and that bear the name of the product. */
const endings = {
  types: '-api.d.ts',
  postman: '-api.postman_collection.json',
  postmanSandbox: '-sandbox.postman_environment.json',
  postmanPlatform: '-platform.postman_environment.json',
  openCollection: '-api.opencollection.yml',
  assistant: '-mcp.mjs',
} as const;

/** Files for programs, as paths from the base address of a locale. */
export const downloads = {
  ...mapValues(endings, (ending) => slug + ending),
  /** Served from the default locale alone; RFC 9727 names the place. */
  catalog: '.well-known/api-catalog',
};

/** Whether a file is a download under a former name of the product. */
export const isFormerDownload = (file: string): boolean =>
  Object.values(endings).some((ending) => file.endsWith(ending)) &&
  !Object.values(downloads).includes(file);

/** Path of the description of one operation, by the name of its page. */
export const sliceFile = (slug: string): string => `openapi/${slug}.json`;

/** Path of the JSON Schema of a schema, by the name of its page. */
export const schemaFile = (slug: string): string => `schemas/${slug}.json`;
