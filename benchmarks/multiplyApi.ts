import {
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {filesUnder} from '../src/files/filesUnder';

/** Letters that set the names of a copy apart: b, c, … z, ba, bb, … */
export function suffixOf(copy: number): string {
  const letter = String.fromCharCode(97 + (copy % 26));
  return copy < 26 ? letter : suffixOf(Math.floor(copy / 26)) + letter;
}

/**
 * One file of a service as a copy of the service has it: packages, services,
 * operations and the files that it refers to have other names.
 */
export function renameParts(yaml: string, suffix: string): string {
  return yaml
    .replace(/\bholt\.([a-z]+)\.v1\b/g, `holt.$1${suffix}.v1`)
    .replace(/\b([A-Z][a-z]+)(Service(?=$|[/._]))/gm, `$1${suffix}$2`)
    .replace(/(\.\.\/\.\.\/(?!shared\b)[a-z]+)(\/schemas\/)/g, `$1${suffix}$2`)
    .replace(/([\w-]+)(\.yaml#\/holt\.)/g, `$1${suffix}$2`)
    .replace(/^(x-displayName: .*)$/m, `$1 ${suffix.toUpperCase()}`);
}

function copyService(folder: string, key: string, suffix: string): void {
  const from = path.join(folder, key);
  for (const file of readdirSync(from, {recursive: true, encoding: 'utf8'})) {
    if (!statSync(path.join(from, file)).isFile()) continue;
    const name = file.startsWith('schemas')
      ? file.replace(/\.yaml$/, `${suffix}.yaml`)
      : file;
    const to = path.join(folder, key + suffix, name);
    mkdirSync(path.dirname(to), {recursive: true});
    writeFileSync(
      to,
      renameParts(readFileSync(path.join(from, file), 'utf8'), suffix),
    );
  }
}

/** Adds the copies to the list of services and to the list of paths. */
function listCopies(root: string, suffixes: string[]): string {
  const copies = (entry: string): string =>
    suffixes
      .map((suffix) =>
        renameParts(entry, suffix).replace(
          /(services\/[a-z]+)\//,
          `$1${suffix}/`,
        ),
      )
      .join('');
  return root
    .replace(/^ {2}- \$ref: services\/.*\n/gm, (all) => all + copies(all))
    .replace(/^ {2}\/holt\..*\n.*\n/gm, (all) => all + copies(all));
}

/** Gives every method the name that it keeps beside its copies. */
export function withServices(yaml: string, root: string): string {
  const names = new Map(
    [...root.matchAll(/^ {2}\/holt\.\w+\.v1\.(\w+)\/(\w+):/gm)].map(
      ([, service, rpc]) => [rpc, `${service}.${rpc}`],
    ),
  );
  return yaml.replace(
    /(?<![\w.])[A-Z]\w+(?=[.:,\]]|$)/gm,
    (name) => names.get(name) ?? name,
  );
}

/** Makes the API of a site so many times as large, with services of new names. */
export function multiplyApi(siteDir: string, times: number): void {
  const folder = path.join(siteDir, 'openapi', 'services');
  const file = path.join(siteDir, 'openapi', 'openapi.yaml');
  const root = readFileSync(file, 'utf8');
  const suffixes = Array.from({length: times - 1}, (_, i) => suffixOf(i + 1));
  for (const name of ['../sandbox.yaml', ...filesUnder(folder, '.yaml')]) {
    const source = path.join(folder, name);
    writeFileSync(source, withServices(readFileSync(source, 'utf8'), root));
  }
  for (const key of readdirSync(folder)) {
    for (const suffix of suffixes) copyService(folder, key, suffix);
  }
  writeFileSync(file, listCopies(root, suffixes));
}
