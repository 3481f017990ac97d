import {translate} from '@docusaurus/Translate';
import {localAddress, type ServerKind} from './servers';

/** Label of the choice of the server to call. */
export const getServerLabel = (): string =>
  translate({
    id: 'tryIt.server',
    message: 'Server',
    description: 'Label of the choice of the server to call',
  });

/** What readers call a server. */
export const getServerName = (kind: ServerKind): string =>
  ({
    sandbox: translate({
      id: 'tryIt.server.sandbox',
      message: 'Sandbox',
      description: 'Server to call: the one inside the page',
    }),
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

/** What a call to a server means for the reader. */
export const getServerHint = (kind: ServerKind): string =>
  ({
    sandbox: translate({
      id: 'tryIt.server.sandbox.hint',
      message: 'A pretend data center in this page; nothing leaves it.',
      description: 'Below the choice of the server, for the sandbox',
    }),
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
