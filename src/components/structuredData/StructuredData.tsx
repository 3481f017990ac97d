import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {toJson} from './toJson';

interface Props {
  /** What https://schema.org names, without its context. */
  data: object;
}

/** Says in the head of a page what it is, for search engines (JSON-LD). */
export default function StructuredData({data}: Props): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">
        {toJson({'@context': 'https://schema.org', ...data})}
      </script>
    </Head>
  );
}
