import {useId, type ComponentProps, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {sampleHost} from '../../api/samples/call';
import type {ServerKind} from '../../calls/request';
import {
  addressPattern,
  enterServer,
  serverNames,
  useServer,
  type Server,
} from './server';
import controls from './controls.module.css';

interface Props {
  label: ReactNode;
  hint: ReactNode;
  children: (props: {id: string; 'aria-describedby': string}) => ReactNode;
}

export function Field({label, hint, children}: Props): ReactNode {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className={controls.group}>
      <label className={controls.label} htmlFor={id}>
        {label}
      </label>
      {children({id, 'aria-describedby': hintId})}
      <p id={hintId} className={controls.hint}>
        {hint}
      </p>
    </div>
  );
}

/** Consequences of calling a server. */
const serverHints: Record<ServerKind, string> = {
  sandbox: translate({
    message: 'A simulated data center on this page; no data leaves the page.',
  }),
  platform: translate({
    message:
      'Calls go from your browser to your installation, and take effect there.',
  }),
};

/** Choice of the server; disabled before hydration, which would ignore it. */
export function ServerSelect(props: ComponentProps<'select'>): ReactNode {
  const {kind} = useServer();
  return (
    <select
      {...props}
      className={controls.control}
      disabled={!useIsBrowser()}
      value={kind}
      onChange={({target}) => enterServer({kind: target.value as ServerKind})}
    >
      {Object.entries(serverNames).map(([one, name]) => (
        <option key={one} value={one}>
          {name}
        </option>
      ))}
    </select>
  );
}

interface ServerProps {
  server: Server;
  simulated: boolean;
}

export function ServerField({server, simulated}: ServerProps): ReactNode {
  const {kind} = server;
  const hint = (
    <>
      {serverHints[kind]}{' '}
      {!simulated && kind === 'sandbox' && (
        <Translate>
          It does not simulate this operation: it returns an example from this
          page, whatever you send, and changes nothing.
        </Translate>
      )}
    </>
  );
  return (
    <Field label={<Translate>Server</Translate>} hint={hint}>
      {(props) => <ServerSelect {...props} />}
    </Field>
  );
}

/** Address of the reader's platform, and the header for it. */
export function PlatformFields({server}: {server: Server}): ReactNode {
  const addressHint = translate({
    message:
      'Starts with https:// or http://, and may have a base path, but no user, query or fragment. This browser remembers it.',
  });
  const headerHint = translate({
    message:
      'Kept in this tab until you close it, and sent only to your platform.',
  });
  const input = {
    className: clsx(controls.control, controls.code),
    autoComplete: 'off',
    autoCapitalize: 'off',
    spellCheck: false,
  };
  return (
    <>
      <Field
        label={
          <Translate description="Label of the field for the address of an installation">
            Address
          </Translate>
        }
        hint={addressHint}
      >
        {(props) => (
          <input
            {...props}
            {...input}
            type="url"
            required
            pattern={addressPattern}
            title={addressHint}
            value={server.address}
            placeholder={sampleHost}
            onChange={({target}) => enterServer({address: target.value})}
          />
        )}
      </Field>
      <Field
        label={<Translate>Authorization header (optional)</Translate>}
        hint={headerHint}
      >
        {(props) => (
          <input
            {...props}
            {...input}
            type="password"
            // What an HTTP header can contain.
            pattern="[\t -~\u0080-\u00ff]*"
            value={server.authorization}
            placeholder="Bearer …"
            onChange={({target}) => enterServer({authorization: target.value})}
          />
        )}
      </Field>
    </>
  );
}
