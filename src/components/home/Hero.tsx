import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme-original/Heading';
import {guideNames} from '@site/src/guides/order';
import styles from './home.module.css';

const [firstGuide] = guideNames;

export default function Hero({operations}: {operations: number}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <header>
      {/* The theme's heading, without the page menu. */}
      <Heading as="h1" className={styles.tagline}>
        <Translate
          description="Tagline of the site; in English it is {tagline}, from the configuration"
          values={{tagline: siteConfig.tagline}}
        >
          {'{tagline}'}
        </Translate>
      </Heading>
      <p className={styles.lead}>
        <Translate
          description="What the platform is, in one sentence; {name} is its name"
          values={{name: siteConfig.title}}
        >
          {
            '{name} turns your own bare-metal machines into Kubernetes and Ceph clusters, and runs virtual machines and applications on them, all through one API.'
          }
        </Translate>
      </p>
      <p className={styles.lead}>
        <Translate description="Who the platform is for, below its description">
          For operators who run their own hardware, and for developers who
          automate it.
        </Translate>
      </p>
      <p className="flow">
        {firstGuide && (
          <Link
            className="button button--primary"
            to={`/docs/guides/${firstGuide}`}
          >
            <Translate description="Button that leads to the quickstart guide, which runs in the page">
              Try it in 10 minutes
            </Translate>
          </Link>
        )}
        <Link
          className="button button--outline button--primary"
          to="/docs/category/api"
        >
          <Translate description="Link to the API reference">
            API reference
          </Translate>
        </Link>
      </p>
      <p className="note">
        <Translate
          description="Below the buttons of the home page; {count} is a number"
          values={{count: operations}}
        >
          {
            'Try all {count} operations on this page, with a simulated data center. No account, nothing to install.'
          }
        </Translate>
      </p>
    </header>
  );
}
