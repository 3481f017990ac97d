import {useEffect, useState, type ReactNode} from 'react';
import {noteHeader, readErrorNote} from '../../sandbox/notes';
import {loadSearch, type Found} from '../search/client';
import {getHeader, type Head} from '../../calls/answer';
import FoundError from './FoundError';

interface Props {
  code: string;
  /** Empty if the response has no message. */
  message: string;
  /** Response headers: the sandbox reports which error it returned. */
  head: Head | undefined;
  operation: string;
}

/** Cause and fix of an error response, after error lookup has loaded. */
export default function Explained(props: Props): ReactNode {
  const {code, message, head, operation} = props;
  const [found, setFound] = useState<Found>();
  const place = readErrorNote(getHeader(head, noteHeader) ?? '');
  useEffect(() => {
    let isOver = false;
    loadSearch()
      .then((client) =>
        client('find', JSON.stringify({code, message}), {operation, place}),
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
  }, [code, message, operation, place]);
  const [finding] = found?.findings ?? [];
  // Do not show matches by words only: the reader did not ask for them.
  if (!found || !finding || finding.sureness === 'possible') return null;
  return <FoundError finding={finding} labels={found.labels} isHere />;
}
