import {existsSync} from 'node:fs';
import path from 'node:path';
import {readJson} from '../files/readJson';
import {pagesOf} from '../reference/pages';
import type {RichText} from '../reference/richText';
import {translatorOf} from '../reference/texts';
import {sayFrom} from '../markdown/say';
import {twinOf, type TwinSite} from '../markdown/twin';
import {defaultLocale, localeAddress, locales, type Locale} from '../site';
import {allMessages, readCatalogues} from '../translations/api/catalogues';
import {readMessages} from '../translations/messages';
import {translationsFolder} from '../translations/paths';
import {editUrl} from './editUrl';
import {loadReference} from './loadReference';
import {pageDataFile, pagesFolder} from './paths';

/** What the twins of a language share. */
export function twinSite(siteDir: string, locale: Locale): TwinSite {
  const file = path.join(siteDir, translationsFolder(locale), 'code.json');
  const names = Object.keys(locales) as Locale[];
  return {
    root: localeAddress(defaultLocale),
    home: localeAddress(locale),
    others: names
      .filter((name) => name !== locale)
      .map((name) => ({label: locales[name].label, home: localeAddress(name)})),
    say: sayFrom(existsSync(file) ? readMessages(file) : {}),
  };
}

/** A page of the reference, as its twin and the lists of twins name it. */
export interface ReferencePage {
  /** From the home page of the language, such as `docs/api/machine-get-machine`. */
  route: string;
  title: string;
  description: string;
  edit: string;
}

/** The pages of the reference in a locale, without their content. */
export function referencePages(
  siteDir: string,
  locale: Locale,
): ReferencePage[] {
  const t = translatorOf(allMessages(readCatalogues(siteDir, locale)));
  const reference = loadReference(siteDir, locale);
  return pagesOf({reference, t, editUrl}).map(({frontMatter}) => ({
    route: `docs${frontMatter.slug}`,
    title: frontMatter.title,
    description: frontMatter.description,
    edit: frontMatter.custom_edit_url,
  }));
}

/**
 * The Markdown twin of a page of the reference, from the data that `npm run
 * api` made.
 *
 * @throws when there is no such data
 */
export function referenceTwin(
  siteDir: string,
  locale: Locale,
  {route, edit}: Pick<ReferencePage, 'route' | 'edit'>,
  about: TwinSite,
): string {
  const slug = route.slice('docs'.length);
  const file = `${pagesFolder(locale)}/${pageDataFile(slug)}`;
  const place = path.join(siteDir, file);
  if (!existsSync(place)) {
    throw new Error(`${file} does not exist. Run "npm run api" first.`);
  }
  const {content} = readJson(place) as {content: RichText[]};
  return twinOf({address: about.home + route, content, edit}, about);
}
