import {readFileSync} from 'node:fs';
import path from 'node:path';
import {buffer} from 'node:stream/consumers';
import {parseArgs} from 'node:util';
import {serveStdio} from '@modelcontextprotocol/server/stdio';
import {makeVisible} from '../calls/visible';
import {explain} from './explain';
import {getLibrary, openSandbox} from './library';
import type {Packed} from './model';
import {createAssistantServer} from './server';
import {serveSandbox} from './serveSandbox';

const usage = `Usage: node ${path.basename(process.argv[1] ?? '')} <command>

Commands:
  mcp             Serves the documentation to an assistant, on standard input
                  and output, until the input ends.
  sandbox         Serves the sandbox on this computer, to every site (CORS),
                  until it is stopped. It forgets everything then.
  explain [file]  Says which error of this API a text is, how to check it and
                  how to fix it. Reads standard input without a file.

Options:
  --port <number>     Port of the sandbox; 4010 unless given, 0 for a free one.
  --operation <name>  Operation that returned the error to explain.
  --help              Prints this text.
  --version           Prints the version of the site that the program is from.

Exit codes: 0 found or done, 1 nothing found, 2 wrong use.
`;

const options = {
  port: {type: 'string', default: '4010'},
  operation: {type: 'string'},
  help: {type: 'boolean', short: 'h'},
  version: {type: 'boolean'},
} as const;

/** @throws if there is no input */
async function readText(file: string | undefined): Promise<string> {
  const bytes = file ? readFileSync(file) : await buffer(process.stdin);
  // PowerShell writes UTF-16 with a byte order mark.
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  const text = new TextDecoder(isWide ? 'utf-16le' : 'utf-8').decode(bytes);
  if (text.trim() !== '') return text;
  throw new Error('There is no text. Give a file, or standard input.');
}

async function printExplanation(
  packed: Packed,
  file: string | undefined,
  name: string | undefined,
): Promise<void> {
  const library = getLibrary(packed);
  const known = await library.in(library.languages[0] ?? 'en');
  const {readable, findings} = explain(await readText(file), name, known);
  console.log(makeVisible(readable));
  const isFound = findings.some(({sureness}) => sureness !== 'possible');
  process.exitCode = isFound ? 0 : 1;
}

/** @throws on wrong use */
async function run(args: string[], packed: Packed): Promise<void> {
  const {values, positionals} = parseArgs({
    args,
    options,
    allowPositionals: true,
  });
  const [command, file, ...others] = positionals;
  if (values.help) return console.log(usage);
  if (values.version) return console.log(packed.version);
  const [extra] = command === 'explain' ? others : positionals.slice(1);
  if (extra) throw new Error(`"${extra}" is one argument too many.`);
  if (command === 'sandbox') {
    return serveSandbox(openSandbox(packed), values.port, '--port');
  }
  if (command === 'explain')
    return printExplanation(packed, file, values.operation);
  if (command !== 'mcp') {
    throw new Error(`There is no command "${command ?? ''}".`);
  }
  serveStdio(() => createAssistantServer(getLibrary(packed), packed.version), {
    onerror: (error) => console.error(error.message),
  });
}

export async function runProgram(packed: Packed): Promise<void> {
  // A closed pipe, such as by `head`, is not an error.
  process.stdout.on('error', () => process.exit());
  try {
    await run(process.argv.slice(2), packed);
  } catch (error) {
    process.stderr.write(
      `${makeVisible((error as Error).message)}\n\n${usage}`,
    );
    process.exitCode = 2;
  }
}
