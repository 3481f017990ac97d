import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import SiteMetadata from '@theme-original/SiteMetadata';
import {getCardPath} from '@site/src/artwork/cardPath';

/** As the theme's, with the picture of the page instead of the site's. */
export default function SiteMetadataWithCard(): ReactNode {
  const {pathname} = useLocation();
  const card = getCardPath(pathname.slice(useBaseUrl('/').length));
  return (
    <>
      <SiteMetadata />
      {card && <PageMetadata image={card} />}
    </>
  );
}
