import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {OperationData} from '../../../api/operationData';
import type {Answer} from '../call/answer';
import Explained from '../../errors/Explained';
import {makeVisible} from '../../../calls/visible';
import styles from './answer.module.css';

/** Most characters of a message that are shown: the body has all of it. */
const longest = 1000;

interface Props {
  answer: Answer;
  data: OperationData;
}

/** What an error of the server says, and where the page explains it. */
export default function ErrorView({answer, data}: Props): ReactNode {
  const {head, code, codeFromStatus, message = ''} = answer;
  return (
    <div className={styles.error}>
      {message && <p>{makeVisible(message.slice(0, longest))}</p>}
      {codeFromStatus && (
        <p>
          <Translate
            id="tryIt.error.fromStatus"
            description="Below an error without a code"
          >
            The response has no Connect code. Clients derive this one from the
            HTTP status; the response may come from a proxy in front of the
            server.
          </Translate>
        </p>
      )}
      {code && (
        <Explained
          code={code}
          message={message}
          head={head}
          operation={data.rpc}
        />
      )}
      {code && data.errors.includes(code) && (
        <p>
          {/* A link of the site needs its router, which may not run yet. */}
          {/* eslint-disable-next-line @docusaurus/no-html-links */}
          <a href={`#error.${code}`}>
            <Translate
              id="tryIt.error.link"
              description="Link to the explanation of an error on the page"
              values={{code: <code>{code}</code>}}
            >
              {'When this operation returns {code}'}
            </Translate>
          </a>
        </p>
      )}
    </div>
  );
}
