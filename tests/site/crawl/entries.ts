import type {CheerioAPI} from 'cheerio';

/** A field, value, header or error as a page shows it. */
export interface Entry {
  /** Its anchor, such as `request.poolName`. */
  id: string;
  name: string;
  /** Texts of the small labels after the name: type and marks. */
  labels: string[];
  /** Address of the page of the type. */
  to?: string;
  /** Its description, without white space. */
  text: string;
}

export const squeezed = (text: string): string => text.replace(/\s+/g, '');

/** Every field, value, header and error of a page, in its order. */
export const listEntries = ($: CheerioAPI): Entry[] =>
  $('article code[id]')
    .toArray()
    .map((name) => {
      const item = $(name).parent();
      const labels = item.children('span');
      const blocks = item.children('div').children().toArray();
      return {
        id: name.attribs.id ?? '',
        name: $(name).text(),
        labels: labels.toArray().map((label) => $(label).text()),
        to: labels.first().find('a').attr('href'),
        text: squeezed(
          blocks
            .filter((block) => $(block).find('code[id]').length === 0)
            .map((block) => $(block).text())
            .join(''),
        ),
      };
    });
