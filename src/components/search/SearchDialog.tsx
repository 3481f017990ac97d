import {useRef, type ReactNode} from 'react';
import {getSearchLabel} from './searchLabel';
import {getFieldProps} from './fieldProps';
import Head from './Head';
import {isOfInputMethod} from './isOfInputMethod';
import {useAddressQuery} from './useAddressQuery';
import {useSearch} from './useSearch';
import SearchLoading from './SearchLoading';
import styles from './SearchBar.module.css';

/** Id by which the program in the head (`src/theme/head`) finds the dialog. */
export const dialogId = 'site-search';

/**
 * The dialog of the search. Its field is the same before anything of the search
 * is loaded and after, so the browser keeps what is typed.
 */
export default function SearchDialog(): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isEntered = useRef(false);
  const {loaded, hasFailed, load} = useSearch();
  const forget = useAddressQuery(dialog, field);

  const close = () => dialog.current?.close();

  return (
    // The keyboard has Escape, which the dialog itself listens to.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      id={dialogId}
      className={styles.dialog}
      aria-label={getSearchLabel()}
      onFocus={() => {
        if (dialog.current?.open && !hasFailed) load();
      }}
      onClose={forget}
      onClick={({target, currentTarget}) => {
        if (target === currentTarget) close();
      }}
    >
      <Head onClose={close}>
        <input
          ref={field}
          {...getFieldProps()}
          onKeyDown={({key, nativeEvent}) => {
            isEntered.current =
              key === 'Enter' && !isOfInputMethod(nativeEvent);
          }}
        />
      </Head>
      {loaded ? (
        <loaded.SearchPanel
          engine={loaded.engine}
          field={field}
          isEntered={isEntered}
          onClose={close}
        />
      ) : (
        <SearchLoading hasFailed={hasFailed} onRetry={load} onClose={close} />
      )}
    </dialog>
  );
}
