import {readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {getOperationLink, getSchemaLink} from '../src/api/links';
import {loadReference} from '../src/generate/loadReference';

export interface Output {
  pages: number;
  bytes: number;
  /** Compressed scripts that grow with the site. */
  main: number;
  chunkMap: number;
  sidebar: number;
  operationMedian: number;
  operationMax: number;
  schemaMedian: number;
  schemaMax: number;
}

const compressed = (content: string): number => gzipSync(content).length;

function sizes(build: string, routes: string[]): number[] {
  return routes
    .map((route) => statSync(path.join(build, `${route}.html`)).size)
    .sort((a, b) => a - b);
}

const middle = (sorted: number[]): number =>
  sorted[Math.floor(sorted.length / 2)] ?? 0;

/** Measures what a build has written into `build/`. */
export function measureOutput(siteDir: string): Output {
  const build = path.join(siteDir, 'build');
  const files = readdirSync(build, {recursive: true, encoding: 'utf8'})
    .map((file) => path.join(build, file))
    .filter((file) => statSync(file).isFile());
  const scripts = files
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({
      name: path.basename(file),
      content: readFileSync(file, 'utf8'),
    }));
  const script = (name: RegExp): number =>
    compressed(scripts.find((one) => name.test(one.name))?.content ?? '');
  const sidebar = scripts.find(
    ({name, content}) =>
      !name.startsWith('main.') && content.includes('"docsSidebars"'),
  );
  const {operations, schemas} = loadReference(siteDir);
  const operation = sizes(
    build,
    [...operations.values()].map(getOperationLink),
  );
  const schema = sizes(build, [...schemas.values()].map(getSchemaLink));
  return {
    pages: files.filter((file) => file.endsWith('.html')).length,
    bytes: files.reduce((sum, file) => sum + statSync(file).size, 0),
    main: script(/^main\./),
    chunkMap: script(/^runtime~main\./),
    sidebar: compressed(sidebar?.content ?? ''),
    operationMedian: middle(operation),
    operationMax: operation.at(-1) ?? 0,
    schemaMedian: middle(schema),
    schemaMax: schema.at(-1) ?? 0,
  };
}
