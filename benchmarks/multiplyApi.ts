import {
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {parse, stringify} from 'yaml';
import {
  getReleasedVersions,
  platformFolder,
} from '../src/api/description/releases';

/** Letters that set the names of a copy apart: b, c, … z, ba, bb, … */
export function getSuffix(copy: number): string {
  const letter = String.fromCharCode(97 + (copy % 26));
  return copy < 26 ? letter : getSuffix(Math.floor(copy / 26)) + letter;
}

/** Names of the methods in the paths of the platform's file. */
export const getMethods = (root: string): Set<string> =>
  new Set(
    [...root.matchAll(/^ {2}\/holt\.\w+\.v1\.\w+\/(\w+):/gm)].map(
      ([, method = '']) => method,
    ),
  );

/**
 * A file of the description as a copy has it: packages, services and methods
 * have other names.
 *
 * @param methods those of all services
 */
export function renameParts(
  yaml: string,
  suffix: string,
  methods: ReadonlySet<string>,
): string {
  const capital = suffix.toUpperCase();
  return (
    yaml
      .replace(/(?<![A-Za-z\d])[A-Z][A-Za-z\d]*(?![A-Za-z\d])/g, (word) =>
        methods.has(word) ? word + capital : word,
      )
      .replace(/\bholt\.([a-z]+)\.v1\b/g, `holt.$1${suffix}.v1`)
      .replace(/\b([A-Z][a-z]+)(Service(?=$|[/._]))/gm, `$1${suffix}$2`)
      .replace(/^(x-displayName: .*)$/m, `$1 ${capital}`)
      // The lint refuses operations whose descriptions differ in names alone: `B`
      // would be the name of the copy, `copyB` is none.
      .replace(
        /^( {2}summary: .*\n(?: {2}x-[\w-]+: .*\n)* {2}description: (?:[|>]-?\n {4})?\S+)/m,
        `$1 (copy${capital})`,
      )
  );
}

function copyService(
  folder: string,
  key: string,
  suffix: string,
  methods: ReadonlySet<string>,
): void {
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
      renameParts(readFileSync(path.join(from, file), 'utf8'), suffix, methods),
    );
  }
}

interface Platform {
  paths: object;
  components: {schemas: object};
}

/** Lets messages that belong to single operations belong to their copies too. */
function nameCopies(file: string, suffixes: string[]): void {
  const text = readFileSync(file, 'utf8');
  const messages = parse(text, (_, value: unknown) => {
    const {operations} = (value ?? {}) as {operations?: string[]};
    if (!Array.isArray(operations)) return value;
    const copies = suffixes.flatMap((suffix) =>
      operations.map((name) => name + suffix.toUpperCase()),
    );
    return {...(value as object), operations: [...operations, ...copies]};
  }) as object;
  const [editors] = text.split('\n', 1);
  writeFileSync(file, `${editors}\n${stringify(messages)}`);
}

/** Makes the API of a site so many times as large, with services of new names. */
export function multiplyApi(siteDir: string, times: number): void {
  const words = path.join(siteDir, 'openapi', 'words');
  const version = getReleasedVersions(siteDir).at(-1);
  const file = path.join(siteDir, platformFolder, `${version}.yaml`);
  const text = readFileSync(file, 'utf8');
  const methods = getMethods(text);
  const suffixes = Array.from({length: times - 1}, (_, i) => getSuffix(i + 1));
  for (const key of readdirSync(words)) {
    for (const suffix of suffixes) copyService(words, key, suffix, methods);
  }
  const platform = parse(text) as Platform;
  for (const suffix of suffixes) {
    const {paths, components} = parse(
      renameParts(text, suffix, methods),
    ) as Platform;
    platform.paths = {...platform.paths, ...paths};
    platform.components.schemas = {
      ...platform.components.schemas,
      ...components.schemas,
    };
  }
  writeFileSync(file, JSON.stringify(platform));
  nameCopies(path.join(siteDir, 'openapi', 'error-messages.yaml'), suffixes);
}
