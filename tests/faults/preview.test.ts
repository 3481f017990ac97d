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
  it.each([
    [
      'that is no YAML',
      'openapi/words/machine/operations/get-machine.yaml',
      'summary: Get',
      'summary: "Get',
      'openapi/words/machine/operations/get-machine.yaml:5: Failed to parse',
    ],
  ])(
    'tells of a file %s, until it is mended',
    async (_, file, from, to, told) => {
      const text = site.read(file);
      expect(text).toContain(from);
      const line = text.slice(0, text.indexOf(from)).split('\n').length;
      const shown = printed(told.replace('{line}', `${line}`));
      site.write(file, text.replace(from, to));
      await shown;
      const mended = printed('compiled successfully');
      site.write(file, text);
      await mended;
      expect(preview.exitCode).toBeNull();
      const {status} = await fetch(`http://localhost:${port}/docs/intro`);
      expect(status).toBe(200);
    },
  );
});
