import {useId, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {loadPanel, prefetchPanel, type Loaded} from './loadPanel';
import {placeId} from './TryItPlace';
import styles from './TryIt.module.css';

interface Props {
  /** Slug of the operation. */
  operation: string;
}

/** The button that opens the panel to call an operation, and the panel. */
export default function TryIt({operation}: Props): ReactNode {
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const data = useBaseUrl(`/operations/${operation}.json`);
  const baseUrl = useBaseUrl('/');
  const [loaded, setLoaded] = useState<Loaded>();
  const [state, setState] = useState<'closed' | 'loading' | 'failed' | 'open'>(
    'closed',
  );

  async function open(): Promise<void> {
    if (state === 'loading') return;
    if (!loaded) {
      setState('loading');
      try {
        setLoaded(await loadPanel(data));
      } catch {
        return setState('failed');
      }
    }
    setState('open');
  }

  function close(): void {
    setState('closed');
    button.current?.focus();
  }

  const place = loaded && document.getElementById(placeId);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.open}
        aria-expanded={state === 'open'}
        aria-controls={state === 'open' ? panelId : undefined}
        aria-busy={state === 'loading' || undefined}
        // What a press before the page runs fetches beside the page's scripts;
        // src/plugins/press-needs puts the scripts in the place of the chunk.
        data-needs={`chunk:try-it ${data}`}
        onPointerEnter={prefetchPanel}
        onFocus={prefetchPanel}
        onClick={() => (state === 'open' ? close() : void open())}
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
        <span role="alert" className={styles.failed}>
          <Translate
            id="tryIt.failed"
            description="Shown when the panel could not be fetched"
          >
            The panel could not be loaded. Check your connection, then retry.
          </Translate>{' '}
          <button
            type="button"
            className={styles.retry}
            onClick={() => {
              button.current?.focus();
              void open();
            }}
          >
            <Translate
              id="tryIt.retry"
              description="Button that loads the panel again"
            >
              Retry
            </Translate>
          </button>
        </span>
      )}
      {place &&
        createPortal(
          <loaded.Panel
            id={panelId}
            data={loaded.data}
            baseUrl={baseUrl}
            isOpen={state === 'open'}
            onClose={close}
          />,
          place,
        )}
    </>
  );
}
