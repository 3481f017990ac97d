import mapValues from 'es-toolkit/compat/mapValues';
import {site} from '../../site';

/** Paths of downloads, relative to the base URL of a locale. */
export const downloads = mapValues(
  {
    types: '-api.d.ts',
    postman: '-api.postman_collection.json',
    postmanSandbox: '-sandbox.postman_environment.json',
    postmanPlatform: '-platform.postman_environment.json',
    program: '.mjs',
    /** The program under its former name. */
    assistant: '-mcp.mjs',
  },
  (ending) => site.slug + ending,
);
