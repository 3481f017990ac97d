import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import FirstCall from './FirstCall';
import styles from './hero.module.css';

/** What the platform is, where to go next, and a first call of its API. */
export default function Hero(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        <Heading as="h1" className={styles.tagline}>
          <Translate
            id="home.tagline"
            description="Tagline of the site; in English it is {tagline}, from the configuration"
            values={{tagline: siteConfig.tagline}}
          >
            {'{tagline}'}
          </Translate>
        </Heading>
        <p className={styles.lead}>
          <Translate
            id="home.lead"
            description="What the platform manages; {name} is its name"
            values={{name: siteConfig.title}}
          >
            {
              '{name} manages an infrastructure from bare metal upwards: machines and networks, the Kubernetes and Ceph clusters on them, and the virtual machines and applications that run there. Each function is a call of one API.'
            }
          </Translate>
        </p>
        <p className={styles.ways}>
          <Link className="button button--primary" to="/docs/category/api">
            <Translate
              id="home.api"
              description="Button that leads to the API reference"
            >
              API reference
            </Translate>
          </Link>
          <Link
            className="button button--outline button--primary"
            to="/docs/intro"
          >
            <Translate
              id="home.tutorial"
              description="Button that leads to the tutorials"
            >
              Tutorials
            </Translate>
          </Link>
        </p>
      </div>
      <FirstCall />
    </header>
  );
}
