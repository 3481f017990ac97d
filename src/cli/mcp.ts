import {existsSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {downloads} from '../downloads/names';
import {main} from './main';

/**
 * `npm run --silent mcp`: the server for assistants, as the built site serves
 * it. Without `--silent` npm writes to the output, which is the protocol's.
 */
main(async () => {
  const file = path.resolve('build', downloads.assistant);
  if (!existsSync(file)) {
    throw new Error(
      `build/${downloads.assistant} does not exist. Run "npm run build" first.`,
    );
  }
  await import(pathToFileURL(file).href);
});
