import {useState, type ReactNode, type RefObject} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {OperationData} from '../../api/operationData';
import {sampleLanguages} from '../../api/samples/languages';
import {copy} from '../code/copy';
import {getTabKey} from '../tabKey';
import {createCallLink, getExampleBody} from './link';
import type {PanelState} from './usePanel';
import controls from './controls.module.css';
import styles from './Panel.module.css';

const getKeys = (): string =>
  /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ ↵' : 'Ctrl + Enter';

interface Props {
  data: OperationData;
  panel: PanelState;
  sendButton: RefObject<HTMLButtonElement | null>;
  onSend: () => void;
  onEdit: () => void;
}

export default function Foot(props: Props): ReactNode {
  const {data, panel, sendButton, onSend, onEdit} = props;
  const {body, error, server, isRunning} = panel;
  const [said, setSaid] = useState('');

  async function copyLink(): Promise<void> {
    setSaid('');
    const {kind, address} = server;
    const language =
      createStorageSlot(getTabKey('sample-language')).get() ??
      sampleLanguages[0].id;
    const call = {language, server: kind, address, error};
    const link = createCallLink(location.href, call, data, body);
    const isCopied = await copy(link);
    const isWhole = data.examples.some((one) => getExampleBody(one) === body);
    setSaid(
      !isCopied
        ? translate({message: 'The browser did not allow copying.'})
        : isWhole
          ? translate({message: 'Link copied'})
          : translate({
              message: 'Link copied, without the body that you wrote',
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
        onClick={onSend}
      >
        <Translate description="Button that sends the call">Send</Translate>
      </button>
      {isRunning ? (
        <button
          type="button"
          className={controls.button}
          onClick={() => {
            // Keep the focus when the focused button is removed.
            sendButton.current?.focus();
            panel.stop();
          }}
        >
          {data.streaming ? (
            <Translate description="Button that ends what runs">Stop</Translate>
          ) : (
            <Translate description="Button that ends what runs">
              Cancel
            </Translate>
          )}
        </button>
      ) : (
        <kbd className={clsx(controls.hint, styles.keys)}>{getKeys()}</kbd>
      )}
      <span role="status" className={clsx(controls.hint, styles.said)}>
        {said}
      </span>
      {panel.isFolded && (
        <button type="button" className={controls.quiet} onClick={onEdit}>
          <Translate description="Button that shows the request again, after it was sent">
            Edit
          </Translate>
        </button>
      )}
      <button
        type="button"
        className={controls.quiet}
        onClick={() => void copyLink()}
      >
        <Translate description="Button that copies a link">Copy link</Translate>
      </button>
      <button type="button" className={controls.quiet} onClick={panel.reset}>
        <Translate description="Button that puts the panel back as it was">
          Reset
        </Translate>
      </button>
    </div>
  );
}
