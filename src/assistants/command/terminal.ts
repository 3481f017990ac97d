import {openCommand, type PackedCommand} from './packedCommand';
import {mostRead, runCommand} from './runCommand';

/** Standard input to its end; nothing from a keyboard or a folder. */
async function readStandardInput(): Promise<Uint8Array> {
  if (process.stdin.isTTY) return new Uint8Array();
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of process.stdin) {
      chunks.push(chunk as Buffer);
      length += (chunk as Buffer).length;
      if (length >= mostRead) break;
    }
  } catch {
    return new Uint8Array();
  }
  return Buffer.concat(chunks);
}

/** Runs the command with the arguments and streams of this process. */
export async function runInTerminal(packed: PackedCommand): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) {
    // A reader that has seen enough, such as `head`, is no failure.
    stream.on('error', ({code}: NodeJS.ErrnoException) => {
      if (code !== 'EPIPE') process.exitCode = 2;
    });
  }
  const parts = openCommand(packed);
  const given = process.argv.slice(2);
  const result = await runCommand(given, readStandardInput, parts);
  process.exitCode = result.exitCode;
  process.stderr.write(result.errors);
  process.stdout.write(result.output);
}
