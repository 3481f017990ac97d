import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import NotFound from '@theme-original/NotFound';

/** Marks the page for the script that normalises addresses. */
export default function MarkedNotFound(): ReactNode {
  return (
    <>
      <Head>
        {/* eslint-disable-next-line jsx-a11y/html-has-lang -- adds to the document's element, which has one */}
        <html data-not-found="true" />
      </Head>
      <NotFound />
    </>
  );
}
