import {useEffect, useLayoutEffect, useRef, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import FailureNotice from '../FailureNotice';
import {useStore} from '../store';
import {useLink} from './link/useLink';
import {prefetchPanel} from './loadPanel';
import {
  closePanel,
  endPanel,
  openPanel,
  panelId,
  panelState,
} from './openPanel';
import styles from './TryIt.module.css';

interface Props {
  /** Slug of the operation. */
  operation: string;
}

/** The button that opens the panel to call an operation. */
export default function TryIt({operation}: Props): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const data = useBaseUrl(`/operations/${operation}.json`);
  const state = useStore(panelState);
  useEffect(() => endPanel, [operation]);
  useLink(data);

  const prefetch = (): void => prefetchPanel(data);
  const open = (): void => {
    if (button.current) void openPanel(button.current, data);
  };

  // Takes a click from before React ran the page. Clicks are repeated only when
  // all components know that they run in a browser, half a second later.
  useLayoutEffect(() => {
    if (!button.current?.hasAttribute('aria-busy')) return;
    button.current.removeAttribute('aria-busy');
    void openPanel(button.current, data);
  }, [data]);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.open}
        aria-expanded={state === 'open'}
        aria-controls={state === 'open' ? panelId : undefined}
        aria-busy={state === 'loading' || undefined}
        data-try-it={data}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={state === 'open' ? closePanel : open}
      >
        <Translate
          id="tryIt.open"
          description="Button that opens the panel to call the operation"
        >
          Try it
        </Translate>
      </button>
      <span role="status" className={styles.status}>
        {state === 'loading' &&
          translate({
            id: 'tryIt.loading',
            message: 'Loading the panel…',
            description: 'Shown while the panel loads',
          })}
      </span>
      {state === 'failed' && (
        <FailureNotice
          onRetry={() => {
            button.current?.focus();
            open();
          }}
        >
          <Translate
            id="tryIt.failed"
            description="Shown when the panel could not be fetched"
          >
            The panel could not be loaded. Check your connection, then retry.
          </Translate>
        </FailureNotice>
      )}
    </>
  );
}
