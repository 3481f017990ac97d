import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {measuredRun} from '../../benchmarks/measuredRun';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'holt-measured-'));
});

afterAll(() => rmSync(folder, {recursive: true}));

const program = (name: string, content: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
};

describe('a command that is measured', () => {
  it('may be TypeScript, which a hook of "require" reads', () => {
    const file = program('add.ts', 'const sum: number = 1 + 1;\nvoid sum;\n');
    const {peakBytes, cpuSeconds} = measuredRun(process.cwd(), 'node', [
      '--require',
      'tsx/cjs',
      file,
    ]);
    expect(peakBytes).toBeGreaterThan(1_000_000);
    expect(cpuSeconds).toBeGreaterThan(0);
  });

  it('that fails is an error with its output', () => {
    const file = program(
      'fail.cjs',
      'console.error("no tree"); process.exit(3);',
    );
    expect(() => measuredRun(process.cwd(), 'node', [file])).toThrow(
      /fail\.cjs failed\.\nno tree/,
    );
  });
});
