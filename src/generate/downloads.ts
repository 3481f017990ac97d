import path from 'node:path';
import {withAbsoluteLinks} from '../downloads/absoluteLinks';
import {apiCatalog, type CatalogLocale} from '../downloads/catalog';
import {standaloneSchema} from '../downloads/jsonSchema';
import {downloads, schemaFile, sliceFile} from '../downloads/names';
import {sliceOf} from '../downloads/slice';
import {wholeDocument} from '../downloads/wholeDocument';
import {operationLink, serviceLink} from '../reference/links';
import {defaultLocale, localeAddress, locales, type Locale} from '../site';
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
export function writeSlices(
  siteDir: string,
  locale: Locale,
  {document, reference}: Described,
): void {
  const base = localeAddress(locale);
  const root = path.join(siteDir, staticFolder(locale));
  const whole = withAbsoluteLinks(wholeDocument(document), base);
  const page = (link: string): string => base + link.slice(1);
  const slices = reference.services.flatMap((service) =>
    service.operations.map((operation): [string, string] => [
      sliceFile(operation.slug),
      JSON.stringify(
        sliceOf(whole, operation.path, {
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

/** What the catalogue says of a locale. */
export const catalogLocale = (
  locale: Locale,
  {reference}: Described,
  guides: readonly LocalGuide[],
): CatalogLocale => ({
  base: localeAddress(locale),
  language: locales[locale].htmlLang,
  reference,
  workflows: guides.map(({guide: {name, title}}) => ({name, title})),
});

/** Writes the catalogue of all locales, the default one first. */
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
