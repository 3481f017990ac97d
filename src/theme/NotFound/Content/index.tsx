import {lazy, Suspense, type ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/NotFound/Content';
import styles from './styles.module.css';

/** Loaded lazily: the not-found page is part of every page's scripts. */
const SearchForm = lazy(
  () => import(/* webpackChunkName: "not-found-search" */ './SearchForm'),
);

/** Sets an attribute for the template and the URL normalization. */
export default function NotFoundContent({className}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      <Head>
        {/* eslint-disable-next-line jsx-a11y/html-has-lang -- adds to the document's element, which has one */}
        <html data-not-found="true" />
      </Head>
      {/* Under /docs, this is rendered without the page that sets the title. */}
      <PageMetadata
        title={translate({
          id: 'theme.NotFound.title',
          message: 'Page Not Found',
          description: 'The title of the 404 page',
        })}
      />
      <div className="row">
        <div className="col col--6 col--offset-3">
          {/* eslint-disable-next-line @docusaurus/prefer-docusaurus-heading -- that of a page has a menu, which copies the page */}
          <h1>
            <Translate
              id="theme.NotFound.title"
              description="The title of the 404 page"
            >
              Page Not Found
            </Translate>
          </h1>
          <p>
            <Translate
              id="theme.NotFound.p1"
              description="The first paragraph of the 404 page"
            >
              We could not find what you were looking for.
            </Translate>
          </p>
          <div className={styles.search}>
            {isBrowser && (
              <Suspense>
                <SearchForm />
              </Suspense>
            )}
          </div>
          <p>
            <Translate>
              Check the address for typing errors, or continue from one of these
              pages:
            </Translate>
          </p>
          <ul>
            <li>
              <Link to="/">
                <Translate description="Link from the 404 page to the home page">
                  Home page
                </Translate>
              </Link>
            </li>
            <li>
              <Link to="/docs/intro">
                <Translate description="Link from the 404 page to the tutorials">
                  Tutorials
                </Translate>
              </Link>
            </li>
            <li>
              <Link to="/docs/category/api">
                <Translate description="Link to the API reference">
                  API reference
                </Translate>
              </Link>
            </li>
          </ul>
          <p>
            <Translate
              id="theme.NotFound.p2"
              description="The 2nd paragraph of the 404 page"
            >
              Please contact the owner of the site that linked you to the
              original URL and let them know their link is broken.
            </Translate>
          </p>
        </div>
      </div>
    </main>
  );
}
