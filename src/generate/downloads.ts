import {readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {callableDocument, streamingOperations} from '../downloads/callable';
import {apiCatalog, type CatalogLocale} from '../downloads/catalog';
import {standaloneSchema} from '../downloads/jsonSchema';
import {
  downloads,
  isFormerDownload,
  schemaFile,
  sliceFile,
} from '../downloads/names';
import {openCollection} from '../downloads/openCollection';
import {getPlatforms} from '../downloads/platforms';
import {postmanCollection, postmanEnvironment} from '../downloads/postman';
import {getSlice} from '../downloads/slice';
import {typeDeclarations} from '../downloads/typeDeclarations';
import {
  wholeDocument,
  withAbsoluteLinks,
  type WholeDocument,
} from '../downloads/wholeDocument';
import {introductionLink, operationLink, serviceLink} from '../reference/links';
import {defaultLocale, localeAddress, locales, site} from '../site';
import {Cache} from './cache';
import {writeFile, writeFolder} from './folder';
import type {LocalGuide} from './guides';
import type {Described} from './locale';
import {staticFolder} from './paths';

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
  const base = localeAddress(locale);
  const root = path.join(siteDir, staticFolder(locale));
  const page = (link: string): string => base + link.slice(1);
  const slices = reference.services.flatMap((service) =>
    service.operations.map((operation): [string, string] => [
      sliceFile(operation.slug),
      JSON.stringify(
        getSlice(whole, operation.path, {
          operation: page(operationLink(operation)),
          service: page(serviceLink(service)),
        }),
      ),
    ]),
  );
  writeAll(root, new Map(slices));
  const schemas = [...reference.schemas.values()].map(
    ({name, slug}): [string, string] => {
      const file = schemaFile(slug);
      const {schemas: all} = whole.components;
      return [file, JSON.stringify(standaloneSchema(name, all, base + file))];
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
  const base = localeAddress(locale);
  const root = path.join(siteDir, staticFolder(locale));
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
          `${staticFolder(locale)}/${file} could not be made of the description: ${String(error)}`,
          {cause: error},
        );
      }
      cache.set(key, text);
    }
    writeFile(path.join(root, file), text);
  };

  const streams = streamingOperations(whole);
  const note = t(
    'Has every operation except {operations}, because tools of this kind cannot write the envelopes of streams. Before you send a call, choose an environment: `sandbox`, or `platform`, in which you set the address of your platform. Put a token into it if your platform asks for one.',
    {operations: streams.map((name) => `\`${name}\``).join(t(', '))},
  );
  const callable = callableDocument(whole, note);
  const about = `${reference.title} ${whole.info.version}\n${base}${introductionLink.slice(1)}`;
  await convert(downloads.types, {whole, about}, (source) =>
    typeDeclarations(source.whole, source.about),
  );
  await convert(downloads.postman, callable, postmanCollection);
  await convert(downloads.openCollection, callable, openCollection);
  cache.save();
  const platforms = getPlatforms(whole);
  for (const [file, name] of [
    [downloads.postmanSandbox, 'sandbox'],
    [downloads.postmanPlatform, 'platform'],
  ] as const) {
    writeFile(
      path.join(root, file),
      postmanEnvironment(site.name, name, platforms),
    );
  }
  for (const file of readdirSync(root).filter(isFormerDownload)) {
    rmSync(path.join(root, file));
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
    wholeDocument(described.document),
    localeAddress(described.locale),
  );
  writeSlices(siteDir, whole, described);
  await writeConversions(siteDir, whole, described);
}

/** What the catalog says of a locale. */
export const catalogLocale = (
  {locale, reference}: Described,
  guides: readonly LocalGuide[],
): CatalogLocale => ({
  base: localeAddress(locale),
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
    path.join(siteDir, staticFolder(defaultLocale), downloads.catalog),
    JSON.stringify(apiCatalog([first, ...others])),
  );
}
