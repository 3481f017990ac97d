import {readFileSync} from 'node:fs';
import ts from 'typescript';
import {expect, it} from 'vitest';
import {description} from '../site/description';

const types = (locale: string): string =>
  `.generated/static/${locale}/holt-api.d.ts`;

/** What the compiler says of files and of the declarations that they import. */
function faultsIn(files: string[]): string[] {
  const program = ts.createProgram(files, {
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

it('the types of both languages are TypeScript, and fit what uses them', () => {
  expect(
    faultsIn(['tests/downloads/consumer.ts', types('en'), types('zh-hant')]),
  ).toEqual([]);
});

it('the types name every operation and every schema', () => {
  for (const locale of ['en', 'zh-hant']) {
    const text = readFileSync(types(locale), 'utf8');
    const missing = [
      ...description.operations.map(({path}) => `"${path}": {`),
      ...description.schemas.keys(),
    ].filter((name) => !text.includes(name));
    expect(missing).toEqual([]);
  }
});
