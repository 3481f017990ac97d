import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

/** Leads to the page that lists everything, whatever was found. */
export default function AllNames({onClose}: {onClose: () => void}): ReactNode {
  return (
    <Link to="/docs/api/a-z" onClick={onClose}>
      <Translate>API from A to Z</Translate>
    </Link>
  );
}
