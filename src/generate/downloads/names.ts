import mapValues from 'es-toolkit/compat/mapValues';
import {site} from '../../site';

/** File name endings of downloads; the product name is the prefix. */
const endings = {
  types: '-api.d.ts',
  postman: '-api.postman_collection.json',
  postmanSandbox: '-sandbox.postman_environment.json',
  postmanPlatform: '-platform.postman_environment.json',
} as const;

/** File name endings of the program, under its new and its former name. */
const programs = {program: '.mjs', assistant: '-mcp.mjs'} as const;

/** Paths of downloads, relative to the base URL of a locale. */
export const downloads = mapValues(
  {...endings, ...programs},
  (ending) => site.slug + ending,
);
