import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import CopyButton from '../../code/CopyButton';
import type {Failure} from '../call/answer';
import type {SentCall} from '../call/request';
import {getCorsHeaders} from './corsHeaders';
import {getFailureText} from './failureText';
import {getFailureAdvice} from './failureAdvice';
import styles from './answer.module.css';

interface Props {
  failure: Failure;
  sent: SentCall;
}

/** Why a call failed, and what the reader can do about it. */
export default function FailureView({failure, sent}: Props): ReactNode {
  const isCors =
    failure.kind === 'cors' ||
    (failure.kind === 'noContact' && !failure.certain);
  const headers = getCorsHeaders(sent, location.origin);
  return (
    <div className={styles.failure}>
      <p>
        <strong>{getFailureText(failure, sent.base)}</strong>
      </p>
      {getFailureAdvice(failure, sent).map((advice) => (
        <p key={advice}>{advice}</p>
      ))}
      {isCors && (
        <>
          <p>
            {translate({
              id: 'tryIt.cors.headers',
              message:
                'To let this page in, the server must send these headers in its responses to OPTIONS and POST:',
              description: 'Before the headers that a server must send',
            })}
          </p>
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
          <pre tabIndex={0}>{headers}</pre>
          <CopyButton text={headers} />
        </>
      )}
    </div>
  );
}
