import {readFileSync} from 'node:fs';
import {readJson} from '../files/readJson';
import {defaultLocale, site, type Locale} from '../site';

/** What a card says. */
export interface Words {
  name: string;
  tagline: string;
  /** Layers of the platform, from the ground upwards. */
  layers: readonly string[];
}

const layers = ['metal', 'network', 'cluster', 'machine', 'application'];

const source = 'src/components/strata/LayerName.tsx';

function englishOf(id: string): string {
  const message = new RegExp(`id: '${id}',\\s*message: '([^']+)'`).exec(
    readFileSync(source, 'utf8'),
  )?.[1];
  if (message === undefined) {
    throw new Error(`${source} has no text "${id}", which the cards show.`);
  }
  return message;
}

function translator(locale: Locale): (id: string) => string {
  const file = `i18n/${locale}/code.json`;
  const messages = readJson(file) as Record<string, {message: string}>;
  return (id) => {
    const message = messages[id]?.message;
    if (message === undefined) {
      throw new Error(`${file} has no text "${id}", which the cards show.`);
    }
    return message;
  };
}

/**
 * The words of a card in a language, from where the site has them.
 *
 * @throws naming the file that lacks one of them
 */
export function wordsOf(locale: Locale): Words {
  const isEnglish = locale === defaultLocale;
  const text = isEnglish ? englishOf : translator(locale);
  return {
    name: site.name,
    tagline: isEnglish ? site.tagline : text('home.tagline'),
    layers: layers.map((layer) => text(`strata.${layer}`)),
  };
}
