import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import Areas from '@site/src/components/home/Areas';
import FirstCalls from '@site/src/components/home/FirstCalls';
import Guides from '@site/src/components/home/Guides';
import Hero from '@site/src/components/home/Hero';
import Strata from '@site/src/components/strata/Strata';
import SearchAction from '@site/src/components/home/SearchAction';

/** The home page. */
export default function Home(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout
      description={translate(
        {
          id: 'home.description',
          message:
            'Documentation of {name}: manage machines, networks, storage, virtual machines and Kubernetes applications with one API.',
          description: 'Description of the home page for search engines',
        },
        {name: siteConfig.title},
      )}
    >
      <SearchAction />
      <main className="container">
        <Hero />
        <Strata />
        <FirstCalls />
        <Guides />
        <Areas />
      </main>
    </Layout>
  );
}
