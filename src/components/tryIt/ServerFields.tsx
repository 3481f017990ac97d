import {useId, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {sampleHost} from '../../api/samples/call';
import type {ServerKind} from '../../calls/request';
import {
  enterServer,
  serverNames,
  type AddressProblem,
  type Server,
} from './server';
import controls from './controls.module.css';

interface ControlProps {
  id: string;
  'aria-describedby': string;
  'aria-invalid': boolean | undefined;
}

interface Props {
  label: ReactNode;
  hint: ReactNode;
  isWrong?: boolean;
  children: (props: ControlProps) => ReactNode;
}

export function Field(props: Props): ReactNode {
  const {label, hint, isWrong, children} = props;
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className={controls.group}>
      <label className={controls.label} htmlFor={id}>
        {label}
      </label>
      {children({id, 'aria-describedby': hintId, 'aria-invalid': isWrong})}
      <p id={hintId} className={isWrong ? controls.wrong : controls.hint}>
        {hint}
      </p>
    </div>
  );
}

/** Consequences of calling a server. */
const serverHints: Record<ServerKind, string> = {
  sandbox: translate({
    message: 'A simulated data center in this page; no data leaves the page.',
  }),
  local: translate({
    message:
      'The same simulated data center on your computer. To start it, see the page about the sandbox.',
  }),
  platform: translate({
    message:
      'Calls go from your browser to your installation, and take effect there.',
  }),
};

interface ServerProps {
  server: Server;
  simulated: boolean;
}

export function ServerField({server, simulated}: ServerProps): ReactNode {
  const {kind} = server;
  const hint = (
    <>
      {serverHints[kind]}{' '}
      {!simulated && kind !== 'platform' && (
        <Translate>
          It does not simulate this operation: it returns an example from this
          page, whatever you send, and changes nothing.
        </Translate>
      )}
    </>
  );
  return (
    <Field label={<Translate>Server</Translate>} hint={hint}>
      {(props) => (
        <select
          {...props}
          className={controls.control}
          value={kind}
          onChange={({target}) =>
            enterServer({kind: target.value as ServerKind})
          }
        >
          {Object.entries(serverNames).map(([one, name]) => (
            <option key={one} value={one}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** The expected format of a URL, or what is wrong with it. */
const addressHints: Record<AddressProblem, string> = {
  empty: translate({
    message:
      'Host, with a base path if you have one. This browser remembers it.',
  }),
  invalid: translate({
    message: 'Enter a URL that starts with https:// or http://.',
  }),
  credentials: translate({
    message:
      'Do not put a user name or password in the URL. Use the Authorization header instead.',
  }),
  query: translate({
    message: 'Leave out “?”, “#” and everything after them.',
  }),
};

const plainInput = {
  className: clsx(controls.control, controls.code),
  autoComplete: 'off',
  autoCapitalize: 'off',
  spellCheck: false,
};

interface FieldProps {
  server: Server;
}

export function Address({server}: FieldProps): ReactNode {
  const {problem} = server;
  const linked = translate({
    message:
      'This address came from the link you opened. Check it before you send.',
  });
  return (
    <Field
      label={
        <Translate description="Label of the field for the address of an installation">
          Address
        </Translate>
      }
      hint={server.isLinked ? linked : addressHints[problem ?? 'empty']}
      isWrong={problem !== undefined && problem !== 'empty'}
    >
      {(props) => (
        <input
          {...props}
          {...plainInput}
          inputMode="url"
          required
          value={server.address}
          placeholder={sampleHost}
          onChange={({target}) => enterServer({address: target.value})}
        />
      )}
    </Field>
  );
}

export function Authorization({server}: FieldProps): ReactNode {
  const [isShown, setShown] = useState(false);
  const hint = server.authorizationIsRight
    ? translate({
        message:
          'Kept in this tab until you close it, and sent only to your platform.',
      })
    : translate({message: 'An HTTP header cannot contain these characters.'});
  return (
    <Field
      label={<Translate>Authorization header (optional)</Translate>}
      hint={hint}
      isWrong={!server.authorizationIsRight}
    >
      {(props) => (
        <div className={controls.row}>
          <input
            {...props}
            {...plainInput}
            type={isShown ? 'text' : 'password'}
            value={server.authorization}
            placeholder="Bearer …"
            onChange={({target}) => enterServer({authorization: target.value})}
          />
          <button
            type="button"
            className={controls.button}
            aria-label={translate({message: 'Show the Authorization header'})}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            <Translate description="Button that shows the masked header">
              Show
            </Translate>
          </button>
        </div>
      )}
    </Field>
  );
}
