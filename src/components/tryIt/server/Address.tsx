import {useId, type ReactNode, type Ref} from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import controls from '../controls.module.css';
import {getAddressText} from './addressText';
import type {Server} from './useServer';

interface Props {
  server: Server;
  input: Ref<HTMLInputElement>;
}

/** Where the reader's own installation is. */
export default function Address({server, input}: Props): ReactNode {
  const id = useId();
  const {addressProblem: problem} = server;
  return (
    <div className={controls.group}>
      <label className={controls.label} htmlFor={id}>
        <Translate
          id="tryIt.address"
          description="Label of the field for the address of an installation"
        >
          Address
        </Translate>
      </label>
      <input
        ref={input}
        id={id}
        type="url"
        className={clsx(controls.control, controls.code)}
        value={server.address}
        placeholder="https://holt.example.com"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-describedby={`${id}-problem`}
        aria-invalid={problem !== undefined && problem !== 'empty'}
        onChange={({target}) => server.setAddress(target.value)}
      />
      <p
        id={`${id}-problem`}
        className={
          problem && problem !== 'empty' ? controls.wrong : controls.hint
        }
      >
        {server.isLinked ? (
          <Translate
            id="late.link.address"
            description="Below the field for the address of an installation, which the link to the page has filled in"
          >
            This address comes from the link that you opened. Check it before
            you send.
          </Translate>
        ) : (
          getAddressText(problem)
        )}
      </p>
    </div>
  );
}
