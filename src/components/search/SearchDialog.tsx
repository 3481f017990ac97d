import {
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Translate, {translate} from '@docusaurus/Translate';
import FailureNotice from '../FailureNotice';
import Icon from '../icon';
import AllNames from './AllNames';
import {loadSearch, type SearchClient} from './client';
import {queryIn, removeQuery} from './queryAddress';
import type {SearchControls, SearchPanelProps} from './SearchPanel';
import styles from './SearchBar.module.css';

/** ID by which the inline script (`src/theme/head`) finds the dialog. */
export const dialogId = 'site-search';

interface Loaded {
  SearchPanel: ComponentType<SearchPanelProps>;
  client: SearchClient;
}

async function load(): Promise<Loaded> {
  const [{default: SearchPanel}, client] = await Promise.all([
    import(/* webpackChunkName: "search" */ './SearchPanel'),
    loadSearch(),
  ]);
  return {SearchPanel, client};
}

/** In WebKit, only `keyCode` marks the key that ends a composition. */
const isOfInputMethod = ({isComposing, keyCode}: KeyboardEvent): boolean =>
  isComposing || keyCode === 229;

interface FailureProps {
  onRetry: () => void;
  onClose: () => void;
}

function Failure({onRetry, onClose}: FailureProps): ReactNode {
  return (
    <div className={styles.state}>
      <FailureNotice onRetry={onRetry}>
        <Translate>
          The search could not be loaded. Check your connection, then retry.
        </Translate>
      </FailureNotice>
      <AllNames onClose={onClose} />
    </div>
  );
}

/** The input stays the same element, so that it keeps typed text. */
export default function SearchDialog(): ReactNode {
  const {search} = useLocation();
  const history = useHistory();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const controls = useRef<SearchControls>(null);
  const entered = useRef<KeyboardEvent>(undefined);
  const [loaded, setLoaded] = useState<Loaded>();
  const [hasFailed, setFailed] = useState(false);

  function ask(): void {
    entered.current = undefined;
    controls.current?.ask();
  }
  function start(): void {
    if (loaded) return;
    setFailed(false);
    load().then(setLoaded, () => setFailed(true));
  }
  // The dialog may have been opened before hydration.
  useEffect(() => {
    if (dialog.current?.open) start();
    // Only on load: later, opening the dialog focuses the input.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  // A URL with a query opens search.
  useEffect(() => {
    const linked = queryIn(search);
    if (linked === null || !field.current || dialog.current?.open) return;
    field.current.value = linked;
    controls.current?.ask();
    dialog.current?.showModal();
  }, [search]);

  const close = (): void => dialog.current?.close();
  function forgetQuery(): void {
    const {location} = history;
    if (queryIn(location.search) === null) return;
    history.replace({...location, search: removeQuery(location.search)});
  }

  const label = translate({
    message: 'Search the documentation',
    description: 'Name of the search dialog and of its field',
  });
  return (
    // For the keyboard, the dialog itself handles Escape.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      id={dialogId}
      className={styles.dialog}
      aria-label={label}
      onFocus={() => {
        if (dialog.current?.open && !hasFailed) start();
      }}
      onClose={forgetQuery}
      onClick={({target, currentTarget}) => {
        if (target === currentTarget) close();
      }}
    >
      <div className={styles.head}>
        <Icon shape="search" className={styles.sign} />
        <input
          ref={field}
          type="text"
          className={styles.field}
          aria-label={label}
          placeholder={translate({
            message: 'Search operations, fields, errors…',
          })}
          inputMode="search"
          enterKeyHint="go"
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          {...(loaded && {role: 'combobox', 'aria-autocomplete': 'list'})}
          onKeyDown={({nativeEvent}) => {
            if (isOfInputMethod(nativeEvent)) return;
            if (nativeEvent.key === 'Enter') entered.current = nativeEvent;
            controls.current?.press(nativeEvent);
          }}
          onInput={({nativeEvent}) => {
            // Wait until an input method has completed the word.
            if (!nativeEvent.isComposing) ask();
          }}
          onCompositionEnd={ask}
        />
        <button
          type="button"
          className={styles.close}
          aria-label={translate({
            message: 'Close the search',
            description: 'Name of the button that closes the search',
          })}
          onClick={close}
        />
      </div>
      {loaded ? (
        <ErrorBoundary
          fallback={({tryAgain}) => (
            <Failure onRetry={tryAgain} onClose={close} />
          )}
        >
          <loaded.SearchPanel
            client={loaded.client}
            field={field}
            controls={controls}
            enteredRef={entered}
            onClose={close}
          />
        </ErrorBoundary>
      ) : hasFailed ? (
        <Failure onRetry={start} onClose={close} />
      ) : (
        <div className={styles.state}>
          <p role="status">
            <Translate description="Shown while the search loads">
              Loading search…
            </Translate>
          </p>
          <AllNames onClose={close} />
        </div>
      )}
    </dialog>
  );
}
