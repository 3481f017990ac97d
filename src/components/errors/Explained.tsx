import {useEffect, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {OpenBook} from '../../errors/explain';
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
  const [ready, setReady] = useState<{explain: Explain; open: OpenBook}>();
  useEffect(() => {
    let isOver = false;
    async function load(): Promise<void> {
      const explain = await loadExplain();
      const open = await explain.loadBook(baseUrl);
      if (!isOver) setReady({explain, open});
    }
    // Without it the error stands there as it came, with its link to the page.
    load().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [baseUrl]);
  if (!ready) return null;
  const {CauseOfError} = ready.explain;
  return (
    <CauseOfError
      open={ready.open}
      text={JSON.stringify({code, message})}
      operation={operation}
    />
  );
}
