import {useEffect, useRef, type ReactNode, type RefObject} from 'react';
import Translate from '@docusaurus/Translate';
import controls from './controls.module.css';
import styles from './Panel.module.css';

interface Props {
  sendButton: RefObject<HTMLButtonElement | null>;
  isRunning: boolean;
  isStream: boolean;
  onSend: () => void;
  onStop: () => void;
  onReset: () => void;
  children?: ReactNode;
}

/** The key that goes with Enter, as it is written on keyboards. */
const getModifier = () =>
  /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';

/** The buttons that send, stop and start over. */
export default function SendBar(props: Props): ReactNode {
  const {sendButton, isRunning, isStream} = props;
  const {onSend, onStop, onReset, children} = props;
  const stop = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);

  // The focus does not get lost with the button that has it.
  useEffect(() => {
    if (!isRunning && hadFocus.current) sendButton.current?.focus();
    hadFocus.current = false;
  }, [isRunning, sendButton]);

  return (
    <div className={styles.send}>
      <button
        ref={sendButton}
        type="button"
        className={controls.primary}
        aria-disabled={isRunning}
        onClick={() => !isRunning && onSend()}
      >
        <Translate id="tryIt.send" description="Button that sends the call">
          Send
        </Translate>
      </button>
      {isRunning && (
        <button
          ref={stop}
          type="button"
          className={controls.button}
          onClick={() => {
            hadFocus.current = true;
            onStop();
          }}
        >
          {isStream ? (
            <Translate
              id="tryIt.stop"
              description="Button that ends a stream that runs"
            >
              Stop
            </Translate>
          ) : (
            <Translate
              id="tryIt.cancel"
              description="Button that ends a call that runs"
            >
              Cancel
            </Translate>
          )}
        </button>
      )}
      <button type="button" className={controls.button} onClick={onReset}>
        <Translate
          id="tryIt.reset"
          description="Button that puts the panel back as it was"
        >
          Reset
        </Translate>
      </button>
      {children}
      <span className={styles.keys}>
        <kbd>{`${getModifier()} + Enter`}</kbd>
      </span>
    </div>
  );
}
