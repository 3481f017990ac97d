import {
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {OperationData} from '../../api/operationData';
import {sampleLanguages} from '../../api/samples/languages';
import {copy} from '../code/copy';
import {getBodyText} from './examples';
import {createCallLink, getLinkedCall} from './link/callLink';
import type {Panel} from './usePanel';
import controls from './controls.module.css';
import styles from './Panel.module.css';

/** Id of the language in which the samples of the page are shown. */
function getShownLanguage(): string | undefined {
  const tabs = document.querySelectorAll(
    '#samples ~ .tabs-container [role=tab]',
  );
  const chosen = Array.from(tabs).findIndex(
    ({ariaSelected}) => ariaSelected === 'true',
  );
  return sampleLanguages[chosen]?.id;
}

const getCopiedText = (isWhole: boolean): string =>
  isWhole
    ? translate({
        id: 'late.link.copied',
        message: 'Link copied',
        description: 'Said when a link to a call is on the clipboard',
      })
    : translate({
        id: 'late.link.copiedWithoutBody',
        message: 'Link copied, without the body that you wrote',
        description:
          'Said when a link to a call is on the clipboard whose body is no example',
      });

/** The keys that send, as this keyboard names them. */
const getKeys = (): string =>
  /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ ↵' : 'Ctrl + Enter';

interface Props {
  data: OperationData;
  panel: Panel;
  sendButton: RefObject<HTMLButtonElement | null>;
  onSend: () => void;
  onEdit: () => void;
}

/** The foot of the panel, always in view: sends, stops, and what comes after. */
export default function Foot(props: Props): ReactNode {
  const {data, panel, sendButton, onSend, onEdit} = props;
  const {call, body, error, server} = panel;
  const [said, setSaid] = useState('');
  const isRunning = call?.answer.running === true;
  const hadFocus = useRef(false);

  // The focus does not get lost with the button that has it.
  useEffect(() => {
    if (!isRunning && hadFocus.current) sendButton.current?.focus();
    hadFocus.current = false;
  }, [isRunning, sendButton]);

  async function copyLink(): Promise<void> {
    setSaid('');
    const {kind, address} = server;
    const link = createCallLink(
      {
        language: getShownLanguage(),
        ...getLinkedCall(data, body, {server: kind, address, error}),
      },
      location.href,
    );
    const isWhole = data.examples.some(
      ({value}) => getBodyText(value) === body,
    );
    setSaid(
      (await copy(link))
        ? getCopiedText(isWhole)
        : translate({
            id: 'late.copy.denied',
            message: 'The browser did not allow copying.',
            description: 'Said when nothing could be put on the clipboard',
          }),
    );
  }

  return (
    <div className={styles.foot}>
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
      {isRunning ? (
        <button
          type="button"
          className={controls.button}
          onClick={() => {
            hadFocus.current = true;
            panel.stop();
          }}
        >
          {data.streaming ? (
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
      ) : (
        <kbd className={styles.keys}>{getKeys()}</kbd>
      )}
      <span role="status" className={styles.said}>
        {said}
      </span>
      {panel.isFolded && (
        <button type="button" className={styles.quiet} onClick={onEdit}>
          <Translate
            id="tryIt.request.edit"
            description="Button that shows the request again, after it was sent"
          >
            Edit
          </Translate>
        </button>
      )}
      <button
        type="button"
        className={styles.quiet}
        onClick={() => void copyLink()}
      >
        <Translate
          id="late.link.copy"
          description="Button that copies a link to the call in the panel, without secrets"
        >
          Copy link
        </Translate>
      </button>
      <button type="button" className={styles.quiet} onClick={panel.reset}>
        <Translate
          id="tryIt.reset"
          description="Button that puts the panel back as it was"
        >
          Reset
        </Translate>
      </button>
    </div>
  );
}
