import {readdirSync} from 'node:fs';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';
import {buildFolder} from './build';

/** The server for assistants that a locale of the built site serves. */
export function assistantFile(prefix = ''): string {
  const folder = path.resolve(buildFolder, `.${prefix}`);
  const files = readdirSync(folder).filter((one) => one.endsWith('-mcp.mjs'));
  if (files.length !== 1) {
    throw new Error(
      `${folder} has ${files.length} servers for assistants instead of one.`,
    );
  }
  return path.join(folder, files[0]!);
}

/** What a tool said, and whether it was an error. */
export interface Said {
  text: string;
  isError: boolean;
}

/** A client of the server, started in a folder that has nothing of the site. */
export async function connect(prefix = ''): Promise<{
  client: Client;
  call: (tool: string, given: Record<string, unknown>) => Promise<Said>;
}> {
  const client = new Client({name: 'test', version: '1'});
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [assistantFile(prefix)],
      cwd: '/',
    }),
  );
  return {
    client,
    async call(tool, given) {
      const {content, isError} = await client.callTool({
        name: tool,
        arguments: given,
      });
      const [first] = content as {text: string}[];
      return {text: first?.text ?? '', isError: isError === true};
    },
  };
}
