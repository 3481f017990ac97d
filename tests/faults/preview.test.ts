import {spawn, type ChildProcess} from 'node:child_process';
import {rmSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {freePort} from '../browsers/process';
import {SiteCopy} from './site';

const site = new SiteCopy();
let preview: ChildProcess;
let port = 0;
let output = '';
let check: () => void = () => undefined;

/** Resolves when what is printed from now on has a text. */
function printed(text: string): Promise<void> {
  const start = output.length;
  return new Promise((resolve) => {
    check = () => {
      if (output.includes(text, start)) resolve();
    };
  });
}

beforeAll(async () => {
  // As after the checkout: the preview has to make all that it needs.
  rmSync(path.join(site.folder, '.generated'), {recursive: true});
  port = await freePort();
  preview = spawn('npm', ['start', '--', '--no-open', '--port', `${port}`], {
    cwd: site.folder,
    detached: true,
    env: {
      ...process.env,
      // Not that of the tests, with which Docusaurus would not tell of a build.
      NODE_ENV: 'development',
      NO_COLOR: '1',
      SANDBOX_PORT: String(await freePort()),
    },
  });
  for (const stream of [preview.stdout, preview.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      check();
    });
  }
  await printed(' compiled ');
  expect(output).toContain('compiled successfully');
});

afterAll(() => {
  if (preview.pid) process.kill(-preview.pid);
  site.remove();
});

describe('npm start', () => {
  it('tells of a file that is no YAML, until it is mended', async () => {
    const file = 'openapi/words/machine/operations/get-machine.yaml';
    const from = 'summary: Get';
    const text = site.read(file);
    expect(text).toContain(from);
    // The parser finds the missing quotation mark in the line after it.
    const line = text.slice(0, text.indexOf(from)).split('\n').length + 1;
    const shown = printed(`${file}:${line}: Failed to parse`);
    site.write(file, text.replace(from, 'summary: "Get'));
    await shown;
    const mended = printed('compiled successfully');
    site.write(file, text);
    await mended;
    expect(preview.exitCode).toBeNull();
    const {status} = await fetch(`http://localhost:${port}/docs/intro`);
    expect(status).toBe(200);
  });
});
