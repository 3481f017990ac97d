import {memo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

function AllNames({onClose}: {onClose: () => void}): ReactNode {
  return (
    <Link to="/docs/api/a-z" onClick={onClose}>
      <Translate>API from A to Z</Translate>
    </Link>
  );
}

/** A rendered `Link` watches anew whether it is in view. */
export default memo(AllNames);
