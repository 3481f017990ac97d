import path from 'node:path';
import {
  createCallableDocument,
  getStreamingOperations,
} from './downloads/callable';
import {downloads} from './downloads/names';
import {getPlatforms} from './downloads/platforms';
import {
  createPostmanCollection,
  createPostmanEnvironment,
} from './downloads/postman';
import {getSlice} from './downloads/slice';
import {createTypeDeclarations} from './downloads/typeDeclarations';
import {
  createWholeDocument,
  withAbsoluteLinks,
  type WholeDocument,
} from './downloads/wholeDocument';
import {introductionLink, getOperationLink, getServiceLink} from '../api/links';
import {getLocaleAddress, site} from '../site';
import {Cache} from './cache';
import {writeFile, writeFolder} from './folder';
import type {Described} from './locale';
import {getStaticFolder} from './paths';

function writeSlices(
  siteDir: string,
  whole: WholeDocument,
  {locale, reference}: Described,
): void {
  const page = (link: string): string =>
    getLocaleAddress(locale) + link.slice(1);
  const slices = reference.services.flatMap((service) =>
    service.operations.map((operation): [string, string] => [
      `${operation.slug}.json`,
      JSON.stringify(
        getSlice(whole, operation.path, {
          operation: page(getOperationLink(operation)),
          service: page(getServiceLink(service)),
        }),
      ),
    ]),
  );
  const folder = path.join(siteDir, getStaticFolder(locale), 'openapi');
  writeFolder(folder, '.json', new Map(slices));
}

const toolchain = {
  code: ['src/generate/downloads'],
  packages: ['openapi-typescript', 'openapi-to-postmanv2'],
};

/**
 * Writes the type declarations and the Postman files of a locale. The
 * converters take seconds, so their output is cached.
 *
 * @param whole as all downloads use it
 * @throws with the name of the file if a converter fails
 */
async function writeConversions(
  siteDir: string,
  whole: WholeDocument,
  {locale, reference, t}: Described,
): Promise<void> {
  const base = getLocaleAddress(locale);
  const root = path.join(siteDir, getStaticFolder(locale));
  const cache = new Cache<string>(siteDir, locale, 'downloads', toolchain);
  const convert = async <T>(
    file: string,
    source: T,
    make: (source: T) => Promise<string>,
  ): Promise<void> => {
    const key = [file, source];
    let text = cache.get(key);
    if (text === undefined) {
      try {
        text = await make(source);
      } catch (error) {
        throw new Error(
          `${getStaticFolder(locale)}/${file} could not be made of the description: ${String(error)}`,
          {cause: error},
        );
      }
      cache.set(key, text);
    }
    writeFile(path.join(root, file), text);
  };

  const streams = getStreamingOperations(whole);
  const note = t(
    'Has every operation except {operations}, because tools of this kind cannot write the envelopes of streams. Before you send a call, choose an environment: `sandbox`, or `platform`, in which you set the address of your platform. Put a token into it if your platform asks for one.',
    {operations: streams.map((name) => `\`${name}\``).join(t(', '))},
  );
  const callable = createCallableDocument(whole, note);
  const about = `${reference.title} ${whole.info.version}\n${base}${introductionLink.slice(1)}`;
  await convert(downloads.types, {whole, about}, (source) =>
    createTypeDeclarations(source.whole, source.about),
  );
  await convert(downloads.postman, callable, createPostmanCollection);
  cache.save();
  const platforms = getPlatforms(whole);
  for (const [file, name] of [
    [downloads.postmanSandbox, 'sandbox'],
    [downloads.postmanPlatform, 'platform'],
  ] as const) {
    writeFile(
      path.join(root, file),
      createPostmanEnvironment(site.name, name, platforms),
    );
  }
}

/**
 * Writes the downloads of a locale.
 *
 * @throws with the name of the file if a converter fails
 */
export async function writeDownloads(
  siteDir: string,
  described: Described,
): Promise<void> {
  const whole = withAbsoluteLinks(
    createWholeDocument(described.document),
    getLocaleAddress(described.locale),
  );
  writeSlices(siteDir, whole, described);
  await writeConversions(siteDir, whole, described);
}
