import {useEffect, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {loadExplain, type Explain} from './loadExplain';

interface Props {
  code: string;
  message: string;
  /** Name of the operation that failed. */
  operation: string;
}

/** Cause and fix of an error that came, once what explains it has come too. */
export default function Explained({
  code,
  message,
  operation,
}: Props): ReactNode {
  const baseUrl = useBaseUrl('/');
  const [ready, setReady] = useState<Explain>();
  useEffect(() => {
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
  }, [baseUrl]);
  if (!ready) return null;
  return (
    <ready.CauseOfError
      open={ready.open}
      text={JSON.stringify({code, message})}
      operation={operation}
    />
  );
}
