import {useEffect, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import FailureNotice from '../FailureNotice';
import {useStore} from '../store';
import {beginPage, closePanel, openPanel, panelView} from './opening';
import controls from './controls.module.css';
import styles from './TryIt.module.css';

const panelId = 'try-it-panel';

const useData = (operation: string): string =>
  useBaseUrl(`/operations/${operation}.json`);

interface Props {
  operation: string;
  /** Whether the button is less prominent because every call fails. */
  isQuiet?: boolean;
  error?: string;
}

export default function TryIt({operation, isQuiet, error}: Props): ReactNode {
  const data = useData(operation);
  const {phase, opener} = useStore(panelView);
  const isOwn = opener?.dataset.tryError === error;
  const isMain = error === undefined;
  const isOpen = isMain && phase === 'open';
  const open = (button: HTMLElement) =>
    void openPanel(button, data, isMain ? undefined : {error});
  return (
    <>
      <button
        type="button"
        className={clsx(
          isMain && (isQuiet ? controls.button : controls.primary),
          isMain ? styles.open : controls.small,
        )}
        aria-expanded={isMain ? isOpen : undefined}
        aria-controls={isOpen ? panelId : undefined}
        aria-busy={phase === 'loading' && isOwn ? true : undefined}
        data-try-it={isMain ? data : undefined}
        data-try-error={error}
        onClick={({currentTarget}) =>
          isOpen ? closePanel() : open(currentTarget)
        }
      >
        {isMain ? (
          <Translate>Try it</Translate>
        ) : (
          <Translate>Try this error</Translate>
        )}
      </button>
      {isOwn && (
        <span role="status" className="spoken">
          {phase === 'loading' && translate({message: 'Loading the panel…'})}
        </span>
      )}
      {isOwn && opener && phase === 'failed' && (
        <FailureNotice
          onRetry={() => {
            opener.focus();
            open(opener);
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

/** Button that requests an error from the sandbox and shows it. */
export function TryError(props: Props & {error: string}): ReactNode {
  return (
    <div className={styles.error} data-more>
      <TryIt {...props} />
    </div>
  );
}

/** Place of the panel on wide screens: above the samples, next to the text. */
export function TryItPlace({operation}: {operation: string}): ReactNode {
  const data = useData(operation);
  const {phase, wanted, loaded} = useStore(panelView);
  useEffect(() => beginPage(data), [data]);
  return (
    <div id="try-it">
      {loaded && (
        <loaded.Panel
          id={panelId}
          data={loaded.data}
          wanted={wanted}
          isOpen={phase === 'open'}
          onClose={closePanel}
        />
      )}
    </div>
  );
}
