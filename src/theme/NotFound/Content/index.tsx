import type {ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import {dialogId} from '@site/src/components/search/SearchDialog';
import type {Props} from '@theme/NotFound/Content';

/** Sets an attribute for the template and the URL normalization. */
export default function NotFoundContent({className}: Props): ReactNode {
  const title = translate({
    id: 'theme.NotFound.title',
    message: 'Page Not Found',
    description: 'The title of the 404 page',
  });
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      <Head>
        {/* eslint-disable-next-line jsx-a11y/html-has-lang -- adds to the document's element, which has one */}
        <html data-not-found="true" />
      </Head>
      {/* Under /docs, this is rendered without the page that sets the title. */}
      <PageMetadata title={title} />
      {/* eslint-disable-next-line @docusaurus/prefer-docusaurus-heading -- that of a page has a menu, which copies the page */}
      <h1>{title}</h1>
      <p>
        <Translate
          id="theme.NotFound.p1"
          description="The first paragraph of the 404 page"
        >
          We could not find what you were looking for.
        </Translate>
      </p>
      <p>
        {/* The inline script opens the dialog (`src/theme/head`). */}
        <button
          type="button"
          className="button button--primary"
          aria-haspopup="dialog"
          aria-controls={dialogId}
        >
          <Translate description="Button that searches">Search</Translate>
        </button>
      </p>
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
          <Link to="/docs/category/api">
            <Translate description="Link to the API reference">
              API reference
            </Translate>
          </Link>
        </li>
      </ul>
    </main>
  );
}
