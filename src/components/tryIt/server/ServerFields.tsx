import {useState, type ReactNode, type Ref} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import controls from '../controls.module.css';
import Field from '../Field';
import {getServerHint, getServerLabel, getServerName} from './serverNames';
import {serverKinds, type AddressProblem, type ServerKind} from './servers';
import type {Server} from './useServer';

interface ServerProps {
  server: Server;
  /** Whether the sandbox does what the operation does. */
  simulated: boolean;
}

/** The choice of the server to call, and what a sandbox does not simulate. */
export function ServerField({server, simulated}: ServerProps): ReactNode {
  const hint = (
    <>
      {getServerHint(server.kind)}
      {!simulated && server.kind !== 'platform' && (
        <>
          {' '}
          <Translate
            id="tryIt.server.notPlayed"
            description="Below the choice of the server, for operations that the sandbox does not simulate"
          >
            It does not simulate this operation: it returns an example from this
            page, whatever you send, and changes nothing.
          </Translate>
        </>
      )}
    </>
  );
  return (
    <Field label={getServerLabel()} hint={hint}>
      {(props) => (
        <select
          {...props}
          className={controls.control}
          value={server.kind}
          onChange={({target}) => server.setKind(target.value as ServerKind)}
        >
          {serverKinds.map((kind) => (
            <option key={kind} value={kind}>
              {getServerName(kind)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** What is wrong with the address; without a problem, what it is for. */
function getAddressText(problem: AddressProblem | undefined): string {
  switch (problem) {
    case 'invalid':
      return translate({
        id: 'tryIt.address.invalid',
        message: 'This is not an address that begins with https:// or http://.',
        description: 'Below the field for the address',
      });
    case 'credentials':
      return translate({
        id: 'tryIt.address.credentials',
        message:
          'Leave name and password out of the address; use the Authorization header.',
        description: 'Below the field for the address',
      });
    case 'query':
      return translate({
        id: 'tryIt.address.query',
        message: 'Leave out “?” and “#” and what follows.',
        description: 'Below the field for the address',
      });
    default:
      return translate({
        id: 'tryIt.address.hint',
        message:
          'Host, with a base path where you have one. This browser remembers it.',
        description: 'Below the field for the address',
      });
  }
}

interface FieldProps {
  server: Server;
  input: Ref<HTMLInputElement>;
}

/** Where the reader's own installation is. */
export function Address({server, input}: FieldProps): ReactNode {
  const {addressProblem: problem} = server;
  return (
    <Field
      label={
        <Translate
          id="tryIt.address"
          description="Label of the field for the address of an installation"
        >
          Address
        </Translate>
      }
      hint={
        server.isLinked ? (
          <Translate
            id="late.link.address"
            description="Below the field for the address of an installation, which the link to the page has filled in"
          >
            This address comes from the link that you opened. Check it before
            you send.
          </Translate>
        ) : (
          getAddressText(problem)
        )
      }
      isWrong={problem !== undefined && problem !== 'empty'}
    >
      {(props) => (
        <input
          {...props}
          ref={input}
          type="url"
          className={clsx(controls.control, controls.code)}
          value={server.address}
          placeholder="https://holt.example.com"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={({target}) => server.setAddress(target.value)}
        />
      )}
    </Field>
  );
}

/** The header with which the reader's own installation lets the reader in. */
export function Authorization({server, input}: FieldProps): ReactNode {
  const [isShown, setShown] = useState(false);
  const hint = server.authorizationIsRight
    ? translate({
        id: 'tryIt.authorization.hint',
        message:
          'Kept in this tab until you close it, and sent to your platform only.',
        description: 'Below the field for the Authorization header',
      })
    : translate({
        id: 'tryIt.authorization.wrong',
        message: 'HTTP cannot carry these characters in a header.',
        description: 'Below the field for the Authorization header',
      });
  return (
    <Field
      label={
        <Translate
          id="tryIt.authorization"
          description="Label of the field for the header; keep the name Authorization"
        >
          Authorization header (optional)
        </Translate>
      }
      hint={hint}
      isWrong={!server.authorizationIsRight}
    >
      {(props) => (
        <div className={controls.row}>
          <input
            {...props}
            ref={input}
            type={isShown ? 'text' : 'password'}
            className={clsx(controls.control, controls.code)}
            value={server.authorization}
            placeholder="Bearer …"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={({target}) => server.setAuthorization(target.value)}
          />
          <button
            type="button"
            className={controls.button}
            aria-label={
              isShown
                ? translate({
                    id: 'tryIt.authorization.hide.label',
                    message: 'Hide the Authorization header',
                    description:
                      'Name of the button that masks the header again',
                  })
                : translate({
                    id: 'tryIt.authorization.show.label',
                    message: 'Show the Authorization header',
                    description: 'Name of the button that shows what is masked',
                  })
            }
            onClick={() => setShown(!isShown)}
          >
            {isShown
              ? translate({
                  id: 'tryIt.authorization.hide',
                  message: 'Hide',
                  description: 'Button that masks the header again',
                })
              : translate({
                  id: 'tryIt.authorization.show',
                  message: 'Show',
                  description: 'Button that shows the masked header',
                })}
          </button>
        </div>
      )}
    </Field>
  );
}
