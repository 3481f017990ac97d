import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import StructuredData from '../structuredData/StructuredData';

/** Tells search engines of the site, and how to search it (schema.org). */
export default function SearchAction(): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const home = useBaseUrl('/', {absolute: true});
  const site = {
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
  return <StructuredData data={site} />;
}
