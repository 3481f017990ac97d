import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import FailureNotice from '../FailureNotice';
import styles from './SearchBar.module.css';

interface Props {
  hasFailed: boolean;
  onRetry: () => void;
  onClose: () => void;
}

/** What stands below the field until the box is there, or when it does not come. */
export default function SearchLoading(props: Props): ReactNode {
  const {hasFailed, onRetry, onClose} = props;
  return (
    <div className={styles.state}>
      {hasFailed ? (
        <FailureNotice onRetry={onRetry}>
          <Translate
            id="search.failed"
            description="Shown when the search could not be loaded"
          >
            The search could not be loaded. Check your connection, then retry.
          </Translate>
        </FailureNotice>
      ) : (
        <p role="status">
          <Translate
            id="search.loading"
            description="Shown while the search loads"
          >
            Loading the search…
          </Translate>
        </p>
      )}
      <AllNames onClose={onClose} />
    </div>
  );
}

/** Leads to the page that lists everything, which needs no search. */
export function AllNames({onClose}: {onClose: () => void}): ReactNode {
  return (
    <Link to="/docs/api/a-z" onClick={onClose}>
      <Translate
        id="search.all"
        description="Link of the search to the page with all names of the API"
      >
        API from A to Z
      </Translate>
    </Link>
  );
}
