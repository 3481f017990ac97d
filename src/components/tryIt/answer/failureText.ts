import {translate} from '@docusaurus/Translate';
import type {Failure} from '../call/answer';

/** What went wrong, in one sentence. */
export function getFailureText(failure: Failure, address: string): string {
  switch (failure.kind) {
    case 'sandbox':
      return translate({
        id: 'tryIt.failure.sandbox',
        message: 'The sandbox could not be started.',
        description: 'What went wrong with a call, in one sentence',
      });
    case 'offline':
      return translate({
        id: 'tryIt.failure.offline',
        message: 'Your computer is offline.',
        description: 'What went wrong with a call, in one sentence',
      });
    case 'mixedContent':
      return translate(
        {
          id: 'tryIt.failure.mixedContent',
          message:
            'This page came over HTTPS, so the browser does not let it call {address} over HTTP.',
          description: 'What went wrong with a call, in one sentence',
        },
        {address},
      );
    case 'noContact':
      return translate(
        {
          id: 'tryIt.failure.noContact',
          message: 'The browser got no response from {address}.',
          description: 'What went wrong with a call, in one sentence',
        },
        {address},
      );
    case 'cors':
      return translate(
        {
          id: 'tryIt.failure.cors',
          message:
            'A server responds at {address}, but it does not let this page read the response (CORS).',
          description: 'What went wrong with a call, in one sentence',
        },
        {address},
      );
    case 'timeout':
      return translate(
        {
          id: 'tryIt.failure.timeout',
          message: 'The call did not end within {milliseconds} ms.',
          description: 'What went wrong with a call, in one sentence',
        },
        {milliseconds: failure.milliseconds},
      );
    case 'stopped':
      return translate({
        id: 'tryIt.failure.stopped',
        message: 'You stopped the call.',
        description: 'What went wrong with a call, in one sentence',
      });
    case 'cut':
      return translate({
        id: 'tryIt.failure.cut',
        message: 'The connection broke in the middle of the response.',
        description: 'What went wrong with a call, in one sentence',
      });
    case 'tooLarge':
      return translate({
        id: 'tryIt.failure.tooLarge',
        message: 'The response is larger than 5 MB; the panel stopped reading.',
        description: 'What went wrong with a call, in one sentence',
      });
    case 'notConnect':
      return failure.mediaType
        ? translate(
            {
              id: 'tryIt.failure.notConnect',
              message:
                'This is not a Connect response: its type is {mediaType}.',
              description: 'What went wrong with a call, in one sentence',
            },
            {mediaType: failure.mediaType},
          )
        : translate({
            id: 'tryIt.failure.noType',
            message:
              'This is not a Connect response: it does not state its type.',
            description: 'What went wrong with a call, in one sentence',
          });
    case 'notJson':
      return translate({
        id: 'tryIt.failure.notJson',
        message: 'The response claims to be JSON, but is not.',
        description: 'What went wrong with a call, in one sentence',
      });
    case 'badEnvelope':
      return translate({
        id: 'tryIt.failure.badEnvelope',
        message: 'The stream contains a message that Connect does not allow.',
        description: 'What went wrong with a call, in one sentence',
      });
    case 'noEnd':
      return translate({
        id: 'tryIt.failure.noEnd',
        message:
          'The stream ended without its last message, which says how the call ended.',
        description: 'What went wrong with a call, in one sentence',
      });
  }
}
