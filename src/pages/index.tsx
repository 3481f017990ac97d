import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import data from '@generated/content-data/default/home.json';
import Layout from '@theme/Layout';
import Areas from '@site/src/components/home/Areas';
import Guides from '@site/src/components/home/Guides';
import Hero from '@site/src/components/home/Hero';
import Layers from '@site/src/components/home/Layers';
import LiveCall from '@site/src/components/home/LiveCall';
import Section from '@site/src/components/home/Section';
import Systems from '@site/src/components/home/Systems';
import styles from '@site/src/components/home/home.module.css';

export default function Home(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout
      description={translate(
        {
          message:
            'Documentation of {name}: manage machines, networks, storage, virtual machines and Kubernetes applications with one API.',
          description: 'Description of the home page for search engines',
        },
        {name: siteConfig.title},
      )}
    >
      <main className="container">
        <div className={styles.hero}>
          <Hero operations={data.operations} />
          {data.call && <LiveCall call={data.call} />}
        </div>
        <Section
          title={
            <Translate description="Heading of the table of the systems that the API manages">
              The systems behind the API
            </Translate>
          }
        >
          <Systems />
        </Section>
        <Areas services={data.services} />
        <Guides />
        <Layers />
      </main>
    </Layout>
  );
}
