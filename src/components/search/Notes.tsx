import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import FailureNotice from '../FailureNotice';
import {getRecentName} from './listName';
import type {TextState} from './protocol';
import styles from './SearchPanel.module.css';

/** The same in every language. */
const examples = {kind: 'kind:schema', service: 'service:storage'};

interface StartProps {
  hasRecent: boolean;
  onForget: () => void;
}

/** First line of the box before something is typed. */
export function Start({hasRecent, onForget}: StartProps): ReactNode {
  return hasRecent ? (
    <div className={styles.start}>
      <span aria-hidden="true">{getRecentName()}</span>
      <button type="button" className={styles.link} onClick={onForget}>
        <Translate
          id="search.forget"
          description="Button that forgets the last searches of the reader"
        >
          Clear recent searches
        </Translate>
      </button>
    </div>
  ) : (
    <p className={styles.hint}>
      <Translate
        id="search.hint"
        description="Shown in the empty box of the search; {kind} and {service} are examples of filters"
        values={{
          kind: <code>{examples.kind}</code>,
          service: <code>{examples.service}</code>,
        }}
      >
        {
          'Names, fields, errors and texts of all pages. {kind} and {service} narrow the search.'
        }
      </Translate>
    </p>
  );
}

interface NoteProps {
  state: TextState;
  hasHits: boolean;
  onRetry: () => void;
}

/** Says that names alone were searched, so far or for good. */
export function TextNote({state, hasHits, onRetry}: NoteProps): ReactNode {
  if (state === 'failed') {
    return (
      <FailureNotice onRetry={onRetry}>
        <Translate
          id="search.noText"
          description="Shown when only names could be searched"
        >
          The texts of the pages could not be loaded: these are names only.
        </Translate>
      </FailureNotice>
    );
  }
  return state === 'waiting' && !hasHits ? (
    <p className={styles.note}>
      <Translate
        id="search.loadingText"
        description="Shown when no name fits, while texts are loading"
      >
        No name fits. Loading the texts of the pages…
      </Translate>
    </p>
  ) : null;
}
