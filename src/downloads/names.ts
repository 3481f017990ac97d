import mapValues from 'es-toolkit/compat/mapValues';
import {site} from '../site';

/** Endings of files that `npm run api` makes; they begin with the product's name. */
const endings = {
  types: '-api.d.ts',
  postman: '-api.postman_collection.json',
  postmanSandbox: '-sandbox.postman_environment.json',
  postmanPlatform: '-platform.postman_environment.json',
  openCollection: '-api.opencollection.yml',
} as const;

/** Endings of programs that are made of the built site, named in the same way. */
const programs = {assistant: '-mcp.mjs', command: '.mjs'} as const;

/** Files for programs, as paths from the base address of a locale. */
export const downloads = {
  ...mapValues({...endings, ...programs}, (ending) => site.slug + ending),
  /** Served from the default locale alone; RFC 9727 names the place. */
  catalog: '.well-known/api-catalog',
};

/** Path of the description of one operation, by the name of its page. */
export const sliceFile = (slug: string): string => `openapi/${slug}.json`;

/** Path of the JSON Schema of a schema, by the name of its page. */
export const getSchemaFile = (slug: string): string => `schemas/${slug}.json`;
