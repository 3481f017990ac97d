import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readMessages} from '../../translations/messages';
import {openSearchDescription} from './description';

const file = 'opensearch.xml';

/** As `src/components/search/searchLabel.ts` says it. */
const english = 'Search the documentation';

/** Lets browsers search the site, in each language, from their address bar. */
export default function openSearch(context: LoadContext): Plugin {
  const {siteConfig, baseUrl, localizationDir, i18n} = context;
  const {title, favicon = '', url} = siteConfig;

  function description(): string {
    const messages = path.join(localizationDir, 'code.json');
    const translated = existsSync(messages) ? readMessages(messages) : {};
    return translated['search.label']?.message ?? english;
  }

  return {
    name: 'opensearch',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'search',
            type: 'application/opensearchdescription+xml',
            title,
            href: baseUrl + file,
          },
        },
      ],
    }),
    postBuild({outDir}) {
      const document = openSearchDescription({
        name: title,
        description: description(),
        language: i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? '',
        home: url + baseUrl,
        icon: url + baseUrl + favicon,
      });
      writeFileSync(path.join(outDir, file), document);
      return Promise.resolve();
    },
  };
}
