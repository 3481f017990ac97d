import {serveStdio} from '@modelcontextprotocol/server/stdio';
import {getLibrary} from './library';
import {openParts, type Packed} from './packed';
import {createAssistantServer} from './server';

/**
 * Serves the tools on standard input and output until the input ends. Nothing
 * but the protocol goes to standard output; what goes wrong goes to standard
 * error.
 */
export function startStdioServer(packed: Packed): void {
  const library = getLibrary(openParts(packed));
  serveStdio(() => createAssistantServer(library), {
    onerror: (error) => console.error(error.message),
  });
}
