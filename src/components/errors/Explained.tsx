import {useEffect, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {noteHeader, readErrorNote} from '../../sandbox/notes';
import {getRemedies} from '../../search/remedies';
import {loadSearch, type Found} from '../search/client';
import {getHeader, type Head} from '../../calls/answer';
import ErrorCard from './ErrorCard';
import styles from './errors.module.css';

interface Props {
  code: string;
  /** Empty if the response has no message. */
  message: string;
  /** Response headers: the sandbox reports which error it returned. */
  head: Head | undefined;
  operation: string;
}

const most = 2;

/** Cause and fix of an error response, after error lookup has loaded. */
export default function Explained(props: Props): ReactNode {
  const {code, message, head, operation} = props;
  const baseUrl = useBaseUrl('/');
  const [found, setFound] = useState<Found>();
  const place = readErrorNote(getHeader(head, noteHeader) ?? '');
  useEffect(() => {
    let isOver = false;
    loadSearch(baseUrl)
      .then((client) =>
        client.find(JSON.stringify({code, message}), {operation, place}),
      )
      .then(
        (explained) => {
          if (!isOver) setFound(explained);
        },
        // If error lookup fails to load, the error is shown with a link to its
        // page.
        () => undefined,
      );
    return () => {
      isOver = true;
    };
  }, [baseUrl, code, message, operation, place]);
  const [finding] = found?.findings ?? [];
  // Do not show matches by words only: the reader did not ask for them.
  if (!found || !finding || finding.sureness === 'possible') return null;
  return (
    <div className={styles.found} data-sureness={finding.sureness}>
      {getRemedies(finding, found.labels)
        .slice(0, most)
        .map((same, index) => (
          <ErrorCard
            key={index}
            same={same}
            found={found}
            values={finding.values}
            isHere
            isFolded={index > 0}
          />
        ))}
    </div>
  );
}
