import {useEffect, useId, useRef, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import controls from './controls.module.css';

interface Props {
  rpc: string;
  address: string;
  onAnswer: (isSure: boolean) => void;
}

export default function ConfirmDialog(props: Props): ReactNode {
  const {rpc, address, onAnswer} = props;
  const id = useId();
  const no = useRef<HTMLButtonElement>(null);
  const origin = useRef(document.activeElement as HTMLElement | null);
  useEffect(() => no.current?.focus(), []);
  const answer = (isSure: boolean): void => {
    origin.current?.focus();
    onAnswer(isSure);
  };
  return (
    <div role="group" aria-labelledby={id} className={controls.question}>
      <p id={id}>
        <Translate
          description="Asked before a destructive call; {rpc} is its name, {address} the server"
          values={{rpc: <code>{rpc}</code>, address: <code>{address}</code>}}
        >
          {
            '{rpc} deletes data or stops running workloads on {address}, and you cannot undo it. Send it?'
          }
        </Translate>
      </p>
      <div className={controls.row}>
        <button
          ref={no}
          type="button"
          className={controls.button}
          aria-describedby={id}
          onClick={() => answer(false)}
        >
          <Translate>Do not send</Translate>
        </button>
        <button
          type="button"
          className={controls.button}
          onClick={() => answer(true)}
        >
          <Translate>Send it</Translate>
        </button>
      </div>
    </div>
  );
}
