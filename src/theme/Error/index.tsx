import {useEffect, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import {
  ErrorBoundaryError,
  ErrorBoundaryTryAgainButton,
} from '@docusaurus/theme-common';
import type {Props} from '@theme/Error';

/**
 * What stands where even the layout has crashed, so it uses nothing of it. The
 * fallback of Docusaurus is in English alone.
 */
export default function PageError({error, tryAgain}: Props): ReactNode {
  useEffect(() => {
    // React runs what is there, though the page cannot say so itself: clicks
    // need not be kept for later any more (`src/start`).
    document.documentElement.dataset.hasHydrated = 'true';
  }, []);
  return (
    <main className="container margin-vert--xl" role="alert">
      <Head>
        <title>
          {translate({
            id: 'error.documentTitle',
            message: 'Page Error',
            description: 'Title of the browser tab when a page crashed',
          })}
        </title>
      </Head>
      {/* eslint-disable-next-line @docusaurus/prefer-docusaurus-heading -- see above */}
      <h1>
        <Translate
          id="theme.ErrorPageContent.title"
          description="The title of the fallback page when the page crashed"
        >
          This page crashed.
        </Translate>
      </h1>
      <ErrorBoundaryTryAgainButton
        onClick={tryAgain}
        className="button button--primary margin-bottom--md"
      />
      <ErrorBoundaryError error={error} />
    </main>
  );
}
