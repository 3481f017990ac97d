import {useEffect, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {noteHeader, readErrorNote} from '../../sandbox/notes';
import type {Head} from '../../calls/answer';
import {loadExplain, type Explain} from './loadExplain';

interface Props {
  code: string;
  /** Empty where the response has none. */
  message: string;
  /** Of the response: the sandbox says which error it is. */
  head: Head | undefined;
  /** Name of the operation that failed. */
  operation: string;
}

/** Cause and fix of an error that came, once what explains it has come too. */
export default function Explained({
  code,
  message,
  head,
  operation,
}: Props): ReactNode {
  const baseUrl = useBaseUrl('/');
  const [ready, setReady] = useState<Explain>();
  const note = head?.headers.find(
    ([name]) => name.toLowerCase() === noteHeader.toLowerCase(),
  );
  const place = readErrorNote(note?.[1] ?? '');
  const isKnowable = message !== '' || place !== undefined;
  useEffect(() => {
    if (!isKnowable) return undefined;
    let isOver = false;
    loadExplain(baseUrl).then(
      (loaded) => {
        if (!isOver) setReady(loaded);
      },
      // Without it the error stands there as it came, with its link to the page.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [baseUrl, isKnowable]);
  if (!ready) return null;
  return (
    <ready.CauseOfError
      open={ready.open}
      text={JSON.stringify({code, message})}
      operation={operation}
      place={place}
    />
  );
}
