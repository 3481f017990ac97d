import {useRef, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {OperationData} from '../../api/operationData';
import {getCopiedLabel} from '../code/CopyButton';
import {useCopy} from '../code/useCopy';
import {createCallLink} from './link';
import type {PanelState} from './usePanel';
import controls from './controls.module.css';
import styles from './Panel.module.css';

interface Props {
  data: OperationData;
  panel: PanelState;
  onSend: () => void;
}

export default function Foot({data, panel, onSend}: Props): ReactNode {
  const {body, error, server, isRunning} = panel;
  const {copied, copyText} = useCopy();
  const sendButton = useRef<HTMLButtonElement>(null);
  return (
    <div className={styles.foot}>
      <button
        ref={sendButton}
        type="button"
        className={controls.primary}
        title="Ctrl + Enter"
        aria-disabled={isRunning}
        onClick={onSend}
      >
        <Translate description="Button that sends the call">Send</Translate>
      </button>
      {isRunning && (
        <button
          type="button"
          className={controls.button}
          onClick={() => {
            // Keep the focus when the focused button is removed.
            sendButton.current?.focus();
            panel.stop();
          }}
        >
          <Translate description="Button that ends what runs">Stop</Translate>
        </button>
      )}
      <button
        type="button"
        className={controls.quiet}
        title={translate({
          message: 'Without a body of your own, and without headers',
          description: 'Hint of the button that copies a link to a call',
        })}
        onClick={() =>
          copyText(
            createCallLink(
              location.href,
              {server: server.kind, error},
              data,
              body,
            ),
          )
        }
      >
        <Translate description="Button that copies a link">Copy link</Translate>
      </button>
      <button type="button" className={controls.quiet} onClick={panel.reset}>
        <Translate description="Button that puts the panel back as it was">
          Reset
        </Translate>
      </button>
      <span role="status" className={controls.hint}>
        {copied && getCopiedLabel()}
      </span>
    </div>
  );
}
