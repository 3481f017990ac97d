import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import routes from '@generated/routes';
import {matchRoutes} from '@site/src/plugins/fast-routes/matchRoutes';

const isPage = (pathname: string): boolean =>
  matchRoutes(routes, pathname).some(({route}) => route.exact);

/** Offers the page whose address differs from this one in upper case alone. */
export default function SimilarAddress(): ReactNode {
  const {pathname, search, hash} = useLocation();
  const similar = pathname.toLowerCase();
  // The server writes one page for all addresses.
  if (!useIsBrowser() || similar === pathname || !isPage(similar)) return null;
  return (
    <p>
      <Translate
        id="notFound.similar"
        description="On the 404 page, where a page has almost the same address; {link} is that address"
        values={{link: <Link to={similar + search + hash}>{similar}</Link>}}
      >
        {'Did you mean {link}?'}
      </Translate>
    </p>
  );
}
