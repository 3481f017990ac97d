import {useEffect, useState, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {getAddress} from '@site/src/components/search/queryAddress';
import type {SearchHit} from '@site/src/search';
import Content from '@theme-original/NotFound/Content';
import type {Props} from '@theme/NotFound/Content';
import {getQuery} from './getQuery';
import styles from './styles.module.css';

const most = 3;

const links: Record<string, ReactNode> = {
  '/': (
    <Translate description="Link from the 404 page to the home page">
      Home page
    </Translate>
  ),
  '/docs/intro': (
    <Translate description="Link from the 404 page to the tutorials">
      Tutorials
    </Translate>
  ),
  '/docs/category/api': (
    <Translate description="Link to the API reference">API reference</Translate>
  ),
};

/** Without a library, because this is part of every page's scripts. */
const removeNamesakes = (hits: SearchHit[]): SearchHit[] =>
  hits.filter(
    ({title}, place) => hits.findIndex((one) => one.title === title) === place,
  );

/** Links to the pages whose names are most similar to the URL. */
function SimilarPages(): ReactNode {
  const {pathname} = useLocation();
  const query = getQuery(pathname);
  const [hits, setHits] = useState<SearchHit[]>([]);
  useEffect(() => {
    if (!query) return;
    // Loaded lazily: the not-found page is part of every page's scripts.
    import('@site/src/components/search/client')
      .then(({loadSearch}) => loadSearch())
      .then((client) => client('search', query))
      .then(
        (found) => setHits(removeNamesakes(found).slice(0, most)),
        // The search dialog reports it.
        () => undefined,
      );
  }, [query]);
  return (
    <>
      {hits.map(({path, title}) => (
        <li key={path}>
          <Link to={path}>{title}</Link>
        </li>
      ))}
      {hits.length > 0 && (
        <li>
          <Link to={`${pathname}${getAddress(query)}`}>
            <Translate
              description="Link from the 404 page to the search; keep {query}"
              values={{query}}
            >
              {'Search for “{query}”'}
            </Translate>
          </Link>
        </li>
      )}
    </>
  );
}

/** Sets an attribute for the template and the inline scripts. */
export default function NotFoundContent(props: Props): ReactNode {
  return (
    <>
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
      <Content {...props} />
      <aside className={clsx('container', styles.more)}>
        <div className="row">
          <div className="col col--6 col--offset-3">
            <p>
              <Translate>
                Check the address for typing errors, or continue from one of
                these pages:
              </Translate>
            </p>
            <ul className={styles.links}>
              {Object.entries(links).map(([path, name]) => (
                <li key={path}>
                  <Link to={path}>{name}</Link>
                </li>
              ))}
              <SimilarPages />
            </ul>
          </div>
        </div>
      </aside>
    </>
  );
}
