import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Head} from '../call/answer';
import {makeVisible} from '../../../calls/visible';
import styles from './answer.module.css';

/** More headers, or longer ones, are no use to anybody. */
const most = 100;
const longest = 2000;

interface Props {
  headers: Head['headers'];
  /** Whether the browser may have kept some of them from the page. */
  isPartial: boolean;
}

/** The headers of an answer, folded. */
export default function Headers({headers, isPartial}: Props): ReactNode {
  return (
    <details className={styles.headers}>
      <summary>
        <Translate
          id="tryIt.headers"
          description="Title of the folded list of the headers of an answer"
          values={{count: headers.length}}
        >
          {'Headers ({count})'}
        </Translate>
      </summary>
      <dl>
        {headers.slice(0, most).map(([name, value], index) => (
          <div key={index}>
            <dt>{makeVisible(name)}</dt>
            <dd>{makeVisible(value.slice(0, longest))}</dd>
          </div>
        ))}
      </dl>
      {isPartial && (
        <p>
          <Translate
            id="tryIt.headers.partial"
            description="Below the headers of an answer; keep the header name"
          >
            From another origin, the browser shows a page only the headers that
            the server lists in Access-Control-Expose-Headers.
          </Translate>
        </p>
      )}
    </details>
  );
}
