import {useId, useState, type FormEvent, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import controls from '../controls.module.css';
import {encodeBase64} from './terminal';

/** The request of `WriteTTY`. */
export interface TerminalInputMessage {
  sessionId: string;
  stdin: string;
}

interface Props {
  session: string;
  /** @returns whether the server took it */
  onSend: (input: TerminalInputMessage) => Promise<boolean>;
}

/** A line to type into a terminal that runs. */
export default function TerminalInput({session, onSend}: Props): ReactNode {
  const id = useId();
  const [line, setLine] = useState('');
  const [isRefused, setRefused] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setLine('');
    const input = {sessionId: session, stdin: encodeBase64(`${line}\n`)};
    setRefused(!(await onSend(input)));
  }

  return (
    <form className={controls.group} onSubmit={(event) => void submit(event)}>
      <label className={controls.label} htmlFor={id}>
        <Translate
          id="tryIt.terminal"
          description="Label of the field for input to a terminal; keep WriteTTY"
        >
          Input (WriteTTY)
        </Translate>
      </label>
      <div className={controls.row}>
        <input
          id={id}
          className={clsx(controls.control, controls.code)}
          value={line}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={({target}) => setLine(target.value)}
        />
        <button type="submit" className={controls.button}>
          <Translate
            id="tryIt.terminal.send"
            description="Button that sends a line to a terminal"
          >
            Send the line
          </Translate>
        </button>
      </div>
      <p role="status" className={controls.wrong}>
        {isRefused &&
          translate({
            id: 'tryIt.terminal.refused',
            message: 'The server did not take the line.',
            description: 'Below the input to a terminal',
          })}
      </p>
    </form>
  );
}
