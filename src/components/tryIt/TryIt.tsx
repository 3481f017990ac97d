import {useEffect, type MouseEvent, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import FailureNotice from '../FailureNotice';
import {useStore} from '../store';
import {linked, linkStart} from './link/link';
import {closePanel, endPanel, openPanel} from './opening';
import {loadedPanel, panelId, panelView} from './view';
import controls from './controls.module.css';
import styles from './TryIt.module.css';

/** Beside a button whose panel loads, or could not be loaded. */
function Progress({onRetry}: {onRetry: () => void}): ReactNode {
  const {phase, opener} = useStore(panelView);
  return (
    <>
      <span role="status" className={styles.status}>
        {phase === 'loading' && translate({message: 'Loading the panel…'})}
      </span>
      {phase === 'failed' && (
        <FailureNotice
          onRetry={() => {
            opener?.focus();
            onRetry();
          }}
        >
          <Translate>
            The panel could not be loaded. Check your connection, then retry.
          </Translate>
        </FailureNotice>
      )}
    </>
  );
}

/**
 * Shows the call that the address of the page carries, now and whenever it
 * carries another.
 *
 * @param data address of the data of the operation
 */
function useLink(data: string): void {
  useEffect(() => {
    function apply(): void {
      if (!location.hash.startsWith(linkStart)) return;
      import(/* webpackChunkName: "call-link" */ './link/applyLink')
        .then(({applyLink}) => applyLink(data))
        .catch(() => {
          // The samples stay as the page has them.
        });
    }
    apply();
    addEventListener('hashchange', apply);
    return () => {
      removeEventListener('hashchange', apply);
      linked.write(undefined);
    };
  }, [data]);
}

interface Props {
  /** Slug of the operation. */
  operation: string;
  /** Whether there is little to try: every call of the operation fails. */
  isQuiet?: boolean;
}

/** The button that opens the panel to call an operation. */
export default function TryIt({operation, isQuiet}: Props): ReactNode {
  const data = useBaseUrl(`/operations/${operation}.json`);
  const {phase, opener} = useStore(panelView);
  const isOpen = phase === 'open';
  const isOwn = opener?.dataset.tryIt !== undefined;
  useEffect(() => endPanel, [operation]);
  useLink(data);
  return (
    <>
      <button
        type="button"
        className={clsx(
          isQuiet ? controls.button : controls.primary,
          styles.open,
        )}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        aria-busy={phase === 'loading' && isOwn ? true : undefined}
        data-try-it={data}
        onClick={({currentTarget}) =>
          isOpen ? closePanel() : void openPanel(currentTarget, data)
        }
      >
        <Translate>Try it</Translate>
      </button>
      {(isOwn || !opener) && (
        <Progress onRetry={() => opener && void openPanel(opener, data)} />
      )}
    </>
  );
}

interface ErrorProps {
  /** Slug of the operation. */
  operation: string;
  /** Anchor of the error. */
  error: string;
}

/** The button that brings about an error in the sandbox, and shows it. */
export function TryError({operation, error}: ErrorProps): ReactNode {
  const data = useBaseUrl(`/operations/${operation}.json`);
  const {phase, opener} = useStore(panelView);
  const isOwn = opener?.dataset.tryError === error;
  const open = (button: HTMLElement) => void openPanel(button, data, error);
  return (
    <div className={styles.error} data-more>
      <button
        type="button"
        className={styles.errorButton}
        aria-busy={phase === 'loading' && isOwn ? true : undefined}
        data-try-error={error}
        onClick={({currentTarget}: MouseEvent<HTMLElement>) =>
          open(currentTarget)
        }
      >
        <Translate>Try this error</Translate>
      </button>
      {isOwn && <Progress onRetry={() => open(opener)} />}
    </div>
  );
}

/** Where the panel opens on wide screens: above the samples, beside the text. */
export function TryItPlace(): ReactNode {
  const loaded = useStore(loadedPanel);
  const {phase} = useStore(panelView);
  return (
    <div id="try-it">
      {loaded && (
        <loaded.Panel
          data={loaded.data}
          isOpen={phase === 'open'}
          onClose={closePanel}
        />
      )}
    </div>
  );
}
