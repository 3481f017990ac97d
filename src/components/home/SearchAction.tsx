import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Tells search engines of the site, and how to search it (schema.org). */
export default function SearchAction(): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const home = useBaseUrl('/', {absolute: true});
  const site = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: siteConfig.title,
    url: home,
    inLanguage: i18n.localeConfigs[i18n.currentLocale]?.htmlLang,
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${home}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(site)}</script>
    </Head>
  );
}
