import {getOperationLink, getServiceLink, introductionLink} from '../api/links';
import type {OpenApiDocument} from '../api/openapi';
import {getLocaleAddress, site} from '../site';
import {Cache} from './cache';
import {withAbsoluteLinks} from './downloads/absoluteLinks';
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
import {writeFile, writeFolder} from './folder';
import type {LocalSite} from './locale';
import {getStaticFolder} from './paths';

function writeSlices(
  whole: OpenApiDocument,
  {locale, reference}: LocalSite,
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
  const folder = `${getStaticFolder(locale)}/openapi`;
  writeFolder(folder, '.json', new Map(slices));
}

/**
 * Writes the downloads of a locale. The converters take seconds, so their
 * output is cached.
 *
 * @throws with the name of the file if a converter fails
 */
export async function writeDownloads(local: LocalSite): Promise<void> {
  const {locale, reference, document, t} = local;
  const base = getLocaleAddress(locale);
  const folder = getStaticFolder(locale);
  const whole = withAbsoluteLinks(document, base);
  const cache = new Cache<string>(locale, 'downloads', [
    'src/generate/downloads',
  ]);
  const convert = async (
    file: string,
    source: unknown,
    make: () => Promise<string>,
  ): Promise<void> => {
    const key = [file, source];
    try {
      const text = cache.get(key) ?? (await make());
      cache.set(key, text);
      writeFile(`${folder}/${file}`, text);
    } catch (error) {
      throw new Error(
        `${folder}/${file} could not be made of the description: ${String(error)}`,
        {cause: error},
      );
    }
  };
  writeSlices(whole, local);
  const about = `${reference.title} ${whole.info.version}\n${base}${introductionLink.slice(1)}`;
  await convert(downloads.types, {whole, about}, () =>
    createTypeDeclarations(whole, about),
  );
  const streams = getStreamingOperations(whole);
  const note = t(
    'Has every operation except {operations}, because tools of this kind cannot write the envelopes of streams. Before you send a call, choose an environment: `sandbox`, or `platform`, in which you set the address of your platform. Put a token into it if your platform asks for one.',
    {operations: streams.map((name) => `\`${name}\``).join(t(', '))},
  );
  const callable = createCallableDocument(whole, note);
  await convert(downloads.postman, callable, () =>
    createPostmanCollection(callable),
  );
  cache.save();
  const platforms = getPlatforms(whole);
  for (const [file, name] of [
    [downloads.postmanSandbox, 'sandbox'],
    [downloads.postmanPlatform, 'platform'],
  ] as const) {
    const environment = createPostmanEnvironment(site.name, name, platforms);
    writeFile(`${folder}/${file}`, environment);
  }
}
