import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

export default function AllNames({onClose}: {onClose: () => void}): ReactNode {
  return (
    <Link to="/docs/api/a-z" onClick={onClose}>
      <Translate>API from A to Z</Translate>
    </Link>
  );
}
