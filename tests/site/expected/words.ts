import {readFileSync} from 'node:fs';

/** Words of the components of the reference in English, by their id. */
const english = {
  'reference.field.required': 'required',
  'reference.field.always': 'always present',
  'reference.field.filled': 'absent if empty',
  'reference.field.sometimes': 'may be absent',
  'reference.field.readOnly': 'read-only',
  'reference.field.default': 'default {value}',
  'reference.field.list': 'list of {type}',
  'reference.field.map': 'map of string to {type}',
  'reference.httpStatus': 'HTTP {status}',
};

export type WordId = keyof typeof english;

/** A language as the checks of the reference need it. */
export interface Language {
  /** What the addresses of its pages begin with. */
  prefix: '' | '/zh-hant';
  /** Word of a component, its placeholders filled. */
  word: (id: WordId, values?: Record<string, string | number>) => string;
  /** A text of the description or a fixed one, by its English. */
  text: (english: string) => string;
}

const fill = (
  words: string,
  values: Record<string, string | number> = {},
): string =>
  words.replace(/\{(\w+)\}/g, (all, name: string) =>
    String(values[name] ?? all),
  );

type Catalog = Record<string, {message: string}>;

const readCatalog = (file: string): Catalog =>
  JSON.parse(readFileSync(`i18n/zh-hant/${file}.json`, 'utf8')) as Catalog;

/**
 * The languages of the site.
 *
 * @param services keys of the services, each of which has a catalog
 */
export function getLanguages(services: string[]): Language[] {
  const words = readCatalog('code');
  const texts = ['shared', 'guides', ...services]
    .map((name) => readCatalog(`openapi/${name}`))
    .reduce((all, one) => ({...all, ...one}), {});
  return [
    {
      prefix: '',
      word: (id, values) => fill(english[id], values),
      text: (text) => text,
    },
    {
      prefix: '/zh-hant',
      word: (id, values) => fill(words[id]?.message ?? '', values),
      text: (text) =>
        text
          .split('\n\n')
          .map(
            (block) => (texts[block] ?? texts[block.trim()])?.message ?? block,
          )
          .join('\n\n'),
    },
  ];
}
