import {useEffect, useRef, type KeyboardEvent, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import styles from './SidePanel.module.css';

/** Whether there is room beside the text, as `Columns.module.css` decides. */
const isBesideText = (element: Element): boolean =>
  getComputedStyle(element).getPropertyValue('--holt-beside-text') === '1';

interface Props {
  id: string;
  title: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  /** Of keys other than Escape. */
  onKeyDown: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/**
 * A dialog in place beside the text, which stays in use; where there is no room
 * for both, a sheet over the page. Escape closes either.
 */
export default function SidePanel(props: Props): ReactNode {
  const {id, title, isOpen, onClose, onKeyDown, children} = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element || !isOpen) return undefined;
    let isBeside: boolean | undefined;
    const show = () => {
      // A page that is left takes the dialog with it before effects end.
      if (!element.isConnected) return;
      const wasBeside = isBeside;
      isBeside = isBesideText(element);
      if (isBeside === wasBeside) return;
      const active = document.activeElement as HTMLElement;
      element.close();
      if (isBeside) element.show();
      else element.showModal();
      (element.contains(active) ? active : heading.current)?.focus();
    };
    show();
    // In a frame of its own: it resizes what is observed, which within the
    // notification is an error of the window.
    let frame = 0;
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(show);
    });
    observer.observe(element.parentElement ?? element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      element.close();
    };
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      id={id}
      className={styles.sheet}
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return onKeyDown(event);
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.header}>
        <Heading as="h2" ref={heading} tabIndex={-1} className={styles.title}>
          <span id={`${id}-title`}>{title}</span>
        </Heading>
        <button
          type="button"
          className={styles.close}
          aria-label={translate({
            id: 'tryIt.close',
            message: 'Close the panel',
            description: 'Name of the button that closes the panel',
          })}
          onClick={onClose}
        >
          <span className={styles.cross} />
        </button>
      </div>
      {children}
    </dialog>
  );
}
