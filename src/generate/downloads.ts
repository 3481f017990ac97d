import path from 'node:path';
import {
  createCallableDocument,
  getStreamingOperations,
} from '../downloads/callable';
import {createApiCatalog, type CatalogLocale} from '../downloads/catalog';
import {createStandaloneSchema} from '../downloads/jsonSchema';
import {downloads, getSchemaFile, sliceFile} from '../downloads/names';
import {openCollection} from '../downloads/openCollection';
import {getPlatforms} from '../downloads/platforms';
import {
  createPostmanCollection,
  createPostmanEnvironment,
} from '../downloads/postman';
import {getSlice} from '../downloads/slice';
import {createTypeDeclarations} from '../downloads/typeDeclarations';
import {
  createWholeDocument,
  withAbsoluteLinks,
  type WholeDocument,
} from '../downloads/wholeDocument';
import {
  introductionLink,
  getOperationLink,
  getServiceLink,
} from '../reference/links';
import {defaultLocale, getLocaleAddress, locales, site} from '../site';
import {Cache} from './cache';
import {writeFile, writeFolder} from './folder';
import type {LocalGuide} from './guides';
import type {Described} from './locale';
import {getStaticFolder} from './paths';

/** Makes the files of the folder that the first of them is in. */
function writeAll(root: string, files: ReadonlyMap<string, string>): void {
  const [first = ''] = files.keys();
  const folder = path.posix.dirname(first);
  writeFolder(
    path.join(root, folder),
    '.json',
    new Map(
      [...files].map(([file, text]) => [path.posix.basename(file), text]),
    ),
  );
}

/**
 * Writes the parts of the description of a locale: what each operation is, and
 * the JSON Schema of each schema.
 */
function writeSlices(
  siteDir: string,
  whole: WholeDocument,
  {locale, reference}: Described,
): void {
  const base = getLocaleAddress(locale);
  const root = path.join(siteDir, getStaticFolder(locale));
  const page = (link: string): string => base + link.slice(1);
  const slices = reference.services.flatMap((service) =>
    service.operations.map((operation): [string, string] => [
      sliceFile(operation.slug),
      JSON.stringify(
        getSlice(whole, operation.path, {
          operation: page(getOperationLink(operation)),
          service: page(getServiceLink(service)),
        }),
      ),
    ]),
  );
  writeAll(root, new Map(slices));
  const schemas = [...reference.schemas.values()].map(
    ({name, slug}): [string, string] => {
      const file = getSchemaFile(slug);
      const {schemas: all} = whole.components;
      return [
        file,
        JSON.stringify(createStandaloneSchema(name, all, base + file)),
      ];
    },
  );
  writeAll(root, new Map(schemas));
}

const toolchain = {
  code: ['src/downloads'],
  packages: [
    'openapi-typescript',
    'openapi-to-postmanv2',
    '@usebruno/converters',
    'yaml',
  ],
};

/**
 * Writes what converters make of the description of a locale: types, and
 * collections with their environments. They take seconds, so what they made of
 * the same description is kept. Files under a former name of the product go.
 *
 * @param whole as every download has it
 * @throws with the name of the file that a converter could not make
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
  await convert(downloads.openCollection, callable, openCollection);
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
 * Writes what programs download: the parts of the description of a locale, and
 * what converters make of it.
 *
 * @throws with the name of the file that a converter could not make
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

/** What the catalog says of a locale. */
export const getCatalogLocale = (
  {locale, reference}: Described,
  guides: readonly LocalGuide[],
): CatalogLocale => ({
  base: getLocaleAddress(locale),
  language: locales[locale].htmlLang,
  reference,
  workflows: guides.map(({guide: {name, title}}) => ({name, title})),
});

/** Writes the catalog of all locales, the default one first. */
export function writeCatalog(
  siteDir: string,
  all: readonly CatalogLocale[],
): void {
  const [first, ...others] = all;
  if (!first) return;
  writeFile(
    path.join(siteDir, getStaticFolder(defaultLocale), downloads.catalog),
    JSON.stringify(createApiCatalog([first, ...others])),
  );
}
