import {useId, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import controls from '../controls.module.css';
import ServerLabel from './ServerLabel';
import {getSandboxHint, getSandboxName} from './sandboxTexts';
import {localAddress, serverKinds, type ServerKind} from './servers';
import type {Server} from './useServer';

/** What readers call a server. */
export const getServerName = (kind: ServerKind): string =>
  ({
    sandbox: getSandboxName(),
    local: translate(
      {
        id: 'tryIt.server.local',
        message: 'Local sandbox ({address})',
        description: 'Server to call: the one that a command starts',
      },
      {address: localAddress},
    ),
    platform: translate({
      id: 'tryIt.server.platform',
      message: 'Your platform',
      description: "Server to call: the reader's own installation",
    }),
  })[kind];

const getHint = (kind: ServerKind): string =>
  ({
    sandbox: getSandboxHint(),
    local: translate({
      id: 'tryIt.server.local.hint',
      message:
        'The same pretend data center on your computer; the page about the sandbox says how to start it.',
      description: 'Below the choice of the server, for the local sandbox',
    }),
    platform: translate({
      id: 'tryIt.server.platform.hint',
      message: 'Calls go from your browser to your installation, and are real.',
      description: 'Below the choice of the server, for a real installation',
    }),
  })[kind];

interface Props {
  server: Server;
  /** Whether the sandbox does what the operation does. */
  simulated: boolean;
}

/** The choice of the server to call, and what a sandbox does not simulate. */
export default function ServerField({server, simulated}: Props): ReactNode {
  const id = useId();
  return (
    <div className={controls.group}>
      <label className={controls.label} htmlFor={id}>
        <ServerLabel />
      </label>
      <select
        id={id}
        className={controls.control}
        value={server.kind}
        aria-describedby={`${id}-hint`}
        onChange={({target}) => server.setKind(target.value as ServerKind)}
      >
        {serverKinds.map((kind) => (
          <option key={kind} value={kind}>
            {getServerName(kind)}
          </option>
        ))}
      </select>
      <p id={`${id}-hint`} className={controls.hint}>
        {getHint(server.kind)}
        {!simulated && server.kind !== 'platform' && (
          <>
            {' '}
            <Translate
              id="tryIt.server.notPlayed"
              description="Below the choice of the server, for operations that the sandbox does not simulate"
            >
              It does not simulate this operation: it returns an example from
              this page, whatever you send, and changes nothing.
            </Translate>
          </>
        )}
      </p>
    </div>
  );
}
