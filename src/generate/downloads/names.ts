import mapValues from 'es-toolkit/compat/mapValues';
import {site} from '../../site';

/** Endings of files that `npm run api` makes; they begin with the product's name. */
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
  (ending) => site.slug + ending,
);
