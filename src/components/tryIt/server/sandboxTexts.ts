import {translate} from '@docusaurus/Translate';

export const getSandboxName = (): string =>
  translate({
    id: 'tryIt.server.sandbox',
    message: 'Sandbox',
    description: 'Server to call: the one inside the page',
  });

export const getSandboxHint = (): string =>
  translate({
    id: 'tryIt.server.sandbox.hint',
    message: 'A pretend data center in this page; nothing leaves it.',
    description: 'Below the choice of the server, for the sandbox',
  });
