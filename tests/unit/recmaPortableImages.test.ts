import path from 'node:path';
import {compile} from '@mdx-js/mdx';
import {getFileLoaderUtils} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import {recmaPortableImages} from '../../src/mdx/recmaPortableImages';

const compiled = async (mdx: string): Promise<string> =>
  String(await compile(mdx, {recmaPlugins: [recmaPortableImages]}));

const picture = (request: string): string =>
  `<img src={require(${JSON.stringify(request)}).default} />`;

describe('requests for pictures', () => {
  it.each([true, false])(
    'as Docusaurus writes them name no path in an option (server: %s)',
    async (isServer) => {
      const {inlineMarkdownImageFileLoader: loader} =
        getFileLoaderUtils(isServer).loaders;
      expect(loader).toContain('&fallback=');
      const code = await compiled(picture(`${loader}./logo.svg`));
      expect(code).not.toContain('fallback');
      expect(code.split(process.cwd())).toHaveLength(2);
      expect(code).toContain('url-loader');
      expect(code).toContain('limit=');
      expect(code).toContain('!./logo.svg');
      expect(code.includes('emitFile=false')).toBe(isServer);
    },
  );

  it.each([
    './logo.svg?a=1&fallback=2',
    '!/x/file-loader/dist/cjs.js?name=a&fallback=b!./a.zip',
    '!/x/url-loader/dist/cjs.js?limit=1!./a.svg?b&fallback=c',
  ])('stay as they are: %s', async (request) => {
    expect(await compiled(picture(request))).toContain(request);
  });

  it('are code, not text', async () => {
    const text = 'a !url-loader?a&fallback=/b!c';
    expect(await compiled(text)).toContain(text);
  });
});

it('names the loader that is taken without the option', () => {
  const loader = path.dirname(require.resolve('url-loader'));
  expect(require.resolve('file-loader', {paths: [loader]})).toBe(
    require.resolve('file-loader'),
  );
});
