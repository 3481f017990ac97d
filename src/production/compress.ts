import {
  cpSync,
  existsSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import {listFilesUnder} from '../files/filesUnder';

/** The site as it is shipped, with its compressed copies. */
export const compressedFolder = '.cache/production/site';

/** Endings of files that hold text; pictures are compressed already. */
const texts = [
  ...['.html', '.js', '.mjs', '.css', '.json', '.xml', '.md', '.txt'],
  ...['.yaml', '.svg', '.py', '.sh', '.map', '.webmanifest'],
];

/** How hard the encoders try: `quick` to look at it, `small` to ship it. */
const levels = {
  quick: {gzip: 1, br: 4, zstd: 1},
  small: {gzip: 9, br: 11, zstd: 19},
} as const;

export type Effort = keyof typeof levels;

type Compress = (data: Buffer) => Promise<Buffer>;

/** Node.js has it from 22.15; the types are those of the oldest version. */
const inNode = zlib as typeof zlib & {
  zstdCompress?: (
    data: Buffer,
    options: {params: Record<number, number>},
    done: (error: Error | null, result: Buffer) => void,
  ) => void;
};

/** `ZSTD_c_compressionLevel` of zstd.h. */
const zstdLevel = 100;

/** The encoders of this Node.js by the ending of what they write. */
function createEncoders(effort: Effort): Map<string, Compress> {
  const level = levels[effort];
  const gzip = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gzip);
  const brotli = promisify<Buffer, zlib.BrotliOptions, Buffer>(
    zlib.brotliCompress,
  );
  const found = new Map<string, Compress>([
    ['.gz', (data) => gzip(data, {level: level.gzip})],
    [
      '.br',
      (data) =>
        brotli(data, {
          params: {
            [zlib.constants.BROTLI_PARAM_QUALITY]: level.br,
            [zlib.constants.BROTLI_PARAM_SIZE_HINT]: data.length,
          },
        }),
    ],
  ]);
  const {zstdCompress} = inNode;
  if (zstdCompress) {
    const zstd = promisify(zstdCompress);
    found.set('.zst', (data) =>
      zstd(data, {params: {[zstdLevel]: level.zstd}}),
    );
  }
  return found;
}

/** Writes a compressed copy, if it is smaller, with the time of its file. */
async function writeCopy(
  file: string,
  ending: string,
  compress: Compress,
): Promise<void> {
  const data = readFileSync(file);
  const result = await compress(data);
  if (result.length >= data.length) return;
  const {atime, mtime} = statSync(file);
  writeFileSync(file + ending, result);
  utimesSync(file + ending, atime, mtime);
}

/** As many at a time as Node.js has threads for it. */
async function runInFours(tasks: (() => Promise<void>)[]): Promise<void> {
  const waiting = tasks.values();
  const work = async () => {
    for (const task of waiting) await task();
  };
  await Promise.all([work(), work(), work(), work()]);
}

/**
 * Copies a built site and puts compressed copies beside each text: `.br`,
 * `.gz`, `.zst`, where they are smaller. What the folder held before is gone.
 *
 * @returns which encodings it has; without `.zst` where Node.js cannot make it
 * @throws when there is no site
 */
export async function writeCompressed(
  from: string,
  to: string,
  effort: Effort,
): Promise<string[]> {
  if (!existsSync(path.join(from, '404.html'))) {
    throw new Error(`${from}/ has no site. Run "npm run build" first.`);
  }
  rmSync(to, {recursive: true, force: true});
  cpSync(from, to, {
    recursive: true,
    preserveTimestamps: true,
    dereference: true,
  });
  const files = listFilesUnder(to, ...texts, '/api-catalog')
    .map((file) => path.join(to, file))
    .filter((file) => statSync(file).isFile());
  const found = createEncoders(effort);
  await runInFours(
    files.flatMap((file) =>
      [...found].map(
        ([ending, compress]) =>
          () =>
            writeCopy(file, ending, compress),
      ),
    ),
  );
  return [...found.keys()].sort();
}
