import {useEffect, useRef, useState, type ReactNode} from 'react';
import type {Taken} from './Box';
import {fieldName} from './fieldName';
import {useAddressQuery} from './useAddressQuery';
import {useSearch} from './useSearch';
import Waiting from './Waiting';
import styles from './SearchBar.module.css';

/**
 * The dialog of the search. It has a field before anything of the search is
 * loaded; the box takes over what was typed there, when no input method is in
 * the middle of a word.
 */
export default function SearchDialog(): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const early = useRef<HTMLInputElement>(null);
  const [isComposing, setIsComposing] = useState(false);
  const [hasTaken, setHasTaken] = useState(false);
  const {loaded, hasFailed, load} = useSearch();
  const {asked, forget} = useAddressQuery(dialog, early);

  // Begun before React ran the page, when nobody heard of it.
  useEffect(() => {
    if (early.current?.matches('[data-composing]')) setIsComposing(true);
  }, []);

  const close = () => dialog.current?.close();

  function takeOver(field: HTMLInputElement): Taken {
    if (dialog.current?.open) field.focus();
    setHasTaken(true);
    const text = early.current?.value ?? asked?.query ?? '';
    const isEntered = early.current?.dataset.entered === text;
    return {text, isEntered: isEntered && text.trim() !== ''};
  }

  const canShow = loaded && (hasTaken || !isComposing);
  return (
    // The keyboard has Escape, which the dialog itself listens to.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      data-search=""
      className={styles.dialog}
      aria-label={fieldName()}
      onFocus={() => {
        if (dialog.current?.open && !hasFailed) load();
      }}
      onCompositionUpdate={() => setIsComposing(true)}
      onCompositionEnd={() => setIsComposing(false)}
      onClose={forget}
      onClick={({target, currentTarget}) => {
        if (target === currentTarget) close();
      }}
    >
      {!(canShow && hasTaken) && (
        <Waiting
          field={early}
          hasFailed={hasFailed}
          onRetry={load}
          onClose={close}
        />
      )}
      {canShow && (
        <loaded.Box
          key={asked?.count}
          engine={loaded.engine}
          takeOver={takeOver}
          onClose={close}
        />
      )}
    </dialog>
  );
}
