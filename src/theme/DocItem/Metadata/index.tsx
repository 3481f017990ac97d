import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Metadata from '@theme-original/DocItem/Metadata';
import StructuredData from '@site/src/components/structuredData/StructuredData';

/** As the theme's, with what search engines want to know of a document. */
export default function DescribedMetadata(): ReactNode {
  const {title, description, permalink} = useDoc().metadata;
  const {siteConfig, i18n} = useDocusaurusContext();
  return (
    <>
      <Metadata />
      <StructuredData
        data={{
          '@type': 'TechArticle',
          headline: title,
          description,
          // As its canonical address, which has no slash at its end.
          url: siteConfig.url + permalink.replace(/\/$/, ''),
          inLanguage: i18n.localeConfigs[i18n.currentLocale]?.htmlLang,
        }}
      />
    </>
  );
}
