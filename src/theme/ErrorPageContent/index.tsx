import {type ComponentProps, useEffect, useRef, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import {
  ErrorBoundaryError,
  ErrorBoundaryTryAgainButton,
} from '@docusaurus/theme-common';
import {useLocation} from '@docusaurus/router';
import type Original from '@theme/ErrorPageContent';

export default function ErrorPageContent({
  error,
  tryAgain,
}: ComponentProps<typeof Original>): ReactNode {
  const {pathname} = useLocation();
  const crashed = useRef(pathname);
  useEffect(() => {
    if (pathname !== crashed.current) tryAgain();
  }, [pathname, tryAgain]);
  return (
    <main className="container margin-vert--xl" role="alert">
      <Head>
        <title>
          {translate({
            message: 'Page Error',
            description: 'Title of the browser tab when a page crashed',
          })}
        </title>
      </Head>
      {/* eslint-disable-next-line @docusaurus/prefer-docusaurus-heading -- that of a page has a menu, which copies the page */}
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
