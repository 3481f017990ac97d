import {translate} from '@docusaurus/Translate';
import type {Failure} from '../call/answer';
import type {SentCall} from '../call/request';

function findNoContact(sent: SentCall): string[] {
  return [
    sent.server === 'local'
      ? translate({
          id: 'tryIt.advice.local',
          message:
            'Start the local sandbox; the page about the sandbox says how.',
          description: 'What to do about a call that failed',
        })
      : translate({
          id: 'tryIt.advice.noContact',
          message:
            'Nothing listens at the address, its name is unknown, its certificate is not trusted, or it hung up. Check the address, and open it in another tab: the browser says there which of these it is.',
          description: 'What to do about a call that failed',
        }),
    translate({
      id: 'tryIt.advice.localNetwork',
      message:
        'A browser may also ask you before a public page calls your computer or your network, or refuse it.',
      description: 'What to do about a call that failed',
    }),
  ];
}

/** What the reader can do about a call that failed. */
export function getFailureAdvice(failure: Failure, sent: SentCall): string[] {
  switch (failure.kind) {
    case 'sandbox':
      return [
        translate({
          id: 'tryIt.advice.sandbox',
          message: 'Check your connection, then send again.',
          description: 'What to do about a call that failed',
        }),
        failure.detail,
      ];
    case 'offline':
      return [
        translate({
          id: 'tryIt.advice.offline',
          message: 'Connect it to the network, then send again.',
          description: 'What to do about a call that failed',
        }),
      ];
    case 'mixedContent':
      return [
        translate({
          id: 'tryIt.advice.mixedContent',
          message:
            'Use an address with https://, or open this site from your own computer: “npm start” serves it over HTTP.',
          description: 'What to do about a call that failed',
        }),
      ];
    case 'noContact':
      return findNoContact(sent);
    case 'timeout':
      return [
        translate({
          id: 'tryIt.advice.timeout',
          message:
            'Allow more time, or find out what keeps the server busy. It may still have done what you asked.',
          description: 'What to do about a call that failed',
        }),
      ];
    case 'stopped':
      return [
        translate({
          id: 'tryIt.advice.stopped',
          message: 'The server may still have done what you asked.',
          description: 'What to do about a call that failed',
        }),
      ];
    case 'cut':
    case 'noEnd':
      return [
        translate({
          id: 'tryIt.advice.cut',
          message:
            'The server, or a proxy on the way, closed it. What arrived is below; send again to get the rest.',
          description: 'What to do about a call that failed',
        }),
      ];
    case 'notConnect':
    case 'notJson':
      return [
        translate({
          id: 'tryIt.advice.notConnect',
          message:
            'It may come from a web page, a proxy or a login in front of the server. Check the address and its base path.',
          description: 'What to do about a call that failed',
        }),
      ];
    default:
      return [];
  }
}
