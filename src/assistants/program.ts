import {readFileSync} from 'node:fs';
import path from 'node:path';
import {buffer} from 'node:stream/consumers';
import {parseArgs} from 'node:util';
import {serve} from '@hono/node-server';
import {serveStdio} from '@modelcontextprotocol/server/stdio';
import {stringify} from 'yaml';
import {withCors} from '../sandbox/protocol';
import {makeVisible} from '../calls/visible';
import {explainError} from './explain';
import {findOperationNamed} from './findOperation';
import {getLibrary, openSandbox, type Language, type Packed} from './library';
import {createAssistantServer} from './server';

/** Invalid usage, with an explanation. */
class UsageError extends Error {}

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
  port: {type: 'string'},
  operation: {type: 'string'},
  help: {type: 'boolean', short: 'h'},
  version: {type: 'boolean'},
} as const;

/** Option and maximum number of operands of each command. */
const commands: Record<string, [option: string, operands: number]> = {
  mcp: ['', 0],
  sandbox: ['port', 0],
  explain: ['operation', 1],
};

function serveSandbox(packed: Packed, port: string): void {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) {
    throw new UsageError(`--port must be a number up to 65535, not "${port}".`);
  }
  const fetch = withCors(openSandbox(packed));
  serve({fetch, hostname: 'localhost', port: Number(port)}, (address) =>
    console.log(`Sandbox: http://localhost:${address.port}`),
  ).on('error', ({code, message}: NodeJS.ErrnoException) => {
    const isTaken = code === 'EADDRINUSE';
    console.error(
      isTaken
        ? `Port ${port} is in use. Choose another one with --port.`
        : message,
    );
    process.exit(1);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => process.exit(0));
  }
}

/** @throws UsageError if there is no input */
async function readText(file: string | undefined): Promise<string> {
  const bytes = await (
    file === undefined
      ? buffer(process.stdin)
      : Promise.resolve().then(() => readFileSync(file))
  ).catch((error: Error) => {
    throw new UsageError(error.message, {cause: error});
  });
  // PowerShell writes UTF-16 with a byte order mark.
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  const text = new TextDecoder(isWide ? 'utf-16le' : 'utf-8').decode(bytes);
  if (text.trim() !== '') return text;
  throw new UsageError('There is no text. Give a file, or standard input.');
}

async function explain(
  language: Language,
  file: string | undefined,
  name: string | undefined,
): Promise<void> {
  const {operations} = language;
  const named = name ? findOperationNamed(name, operations) : undefined;
  if (name && !named) throw new UsageError(`There is no operation "${name}".`);
  const text = await readText(file);
  const explained = explainError(text, named?.operation, language);
  console.log(makeVisible(stringify(explained, {lineWidth: 0})).trimEnd());
  const isFound = explained.found.some(({sureness}) => sureness !== 'possible');
  process.exitCode = isFound ? 0 : 1;
}

/** @throws UsageError, or the error of `parseArgs` */
async function run(args: string[], packed: Packed): Promise<void> {
  const asked = parseArgs({args, options, allowPositionals: true});
  const {help, version, ...own} = asked.values;
  const [command, ...operands] = asked.positionals;
  if (help) return console.log(usage);
  if (version) return console.log(packed.version);
  if (command === undefined) throw new UsageError('No command is given.');
  const known = Object.hasOwn(commands, command) && commands[command];
  if (!known) throw new UsageError(`There is no command "${command}".`);
  const [option, most] = known;
  const other = Object.keys(own).find((one) => one !== option);
  if (other) throw new UsageError(`${command} has no option --${other}.`);
  if (operands.length > most) {
    throw new UsageError(`"${operands[most]}" is one argument too many.`);
  }
  if (command === 'sandbox') return serveSandbox(packed, own.port ?? '4010');
  const library = getLibrary(packed);
  const [language = 'en'] = library.languages;
  if (command === 'explain') {
    const known = await library.in(language);
    return explain(known, operands[0], own.operation);
  }
  serveStdio(() => createAssistantServer(library, packed.version), {
    onerror: (error) => console.error(error.message),
  });
}

export async function runProgram(packed: Packed): Promise<void> {
  // A closed pipe, such as by `head`, is not an error.
  process.stdout.on('error', () => process.exit());
  try {
    await run(process.argv.slice(2), packed);
  } catch (error) {
    const {code = '', message} = error as NodeJS.ErrnoException;
    if (!(error instanceof UsageError) && !code.startsWith('ERR_PARSE_ARGS')) {
      throw error;
    }
    process.stderr.write(`${makeVisible(message)}\n\n${usage}`);
    process.exitCode = 2;
  }
}
