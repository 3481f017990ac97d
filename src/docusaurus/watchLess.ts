import {createRequire} from 'node:module';

type Options = Record<string, unknown>;

/** The part of chokidar that Docusaurus calls. */
interface Chokidar {
  watch: (paths: readonly string[], options?: Options) => unknown;
}

/**
 * Keeps `docusaurus start` from loading the whole site anew, which takes six
 * seconds, when a file under the folder of a language changes that others look
 * after: documents and posts, which their plugins watch themselves, and the
 * translation of the API, which `src/preview` watches.
 *
 * Relies on `@docusaurus/core` watching this folder by `chokidar.watch`, which
 * `tests/unit/docusaurus/watchLess.test.ts` tries. When it does so no more, the
 * preview of a translation is slow, and nothing else.
 *
 * @param localizationDir as Docusaurus has it
 */
export function watchLess(localizationDir: string): void {
  const core = createRequire(require.resolve('@docusaurus/core/package.json'));
  const chokidar = core('chokidar') as Chokidar;
  const {watch} = chokidar;
  chokidar.watch = (paths, options) =>
    watch(
      paths,
      paths.includes(localizationDir)
        ? {...options, ignored: /[\\/]openapi([\\/]|$)|\.mdx?$/}
        : options,
    );
}
