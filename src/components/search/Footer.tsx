import {memo, type ReactNode, type RefObject} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useCopy} from '../code/useCopy';
import {getAddress} from './queryAddress';
import {AllNames} from './SearchLoading';
import styles from './SearchPanel.module.css';

const signs = {up: '↑', down: '↓', enter: '↵'};

interface Props {
  hasQuery: boolean;
  /** What stands in it is what a link asks for. */
  field: RefObject<HTMLInputElement | null>;
  onClose: () => void;
}

/** Keys of the search, a link to it, and the way to all names. */
function Footer({hasQuery, field, onClose}: Props): ReactNode {
  const {copied, copyText} = useCopy();
  const home = useBaseUrl('/');
  return (
    <div className={styles.footer}>
      <span className={styles.hints}>
        <span>
          <kbd>{signs.up}</kbd> <kbd>{signs.down}</kbd>{' '}
          <Translate id="search.key.move" description="What arrow keys do">
            Choose
          </Translate>
        </span>
        <span>
          <kbd>{signs.enter}</kbd>{' '}
          <Translate id="search.key.open" description="What the Enter key does">
            Open
          </Translate>
        </span>
        <span>
          <kbd className={styles.command} /> <kbd>{signs.enter}</kbd>{' '}
          <Translate
            id="search.key.tab"
            description="What Enter with Ctrl or Command does"
          >
            New tab
          </Translate>
        </span>
      </span>
      {hasQuery && (
        <button
          type="button"
          className={styles.link}
          onClick={() =>
            copyText(
              new URL(
                home + getAddress(field.current?.value ?? ''),
                window.location.href,
              ).href,
            )
          }
        >
          {copied
            ? translate({
                id: 'search.copied',
                message: 'Copied',
                description: 'Shown once the link to a search is copied',
              })
            : translate({
                id: 'search.copy',
                message: 'Copy link',
                description: 'Button that copies a link to the search',
              })}
        </button>
      )}
      <AllNames onClose={onClose} />
    </div>
  );
}

export default memo(Footer);
