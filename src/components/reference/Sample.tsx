import {useSyncExternalStore, type ReactNode} from 'react';
import Code from '../code/Code';
import {readSamples, watchSamples} from '../tryIt/sampleStore';

interface Props {
  /** Of the language, as `src/reference/samples` names it. */
  id: string;
  language: string;
  /** The call of the first example, highlighted at build time. */
  children?: ReactNode;
}

/** A code sample; it follows the call that the reader makes in the panel. */
export default function Sample({id, language, children}: Props): ReactNode {
  const samples = useSyncExternalStore(
    watchSamples,
    readSamples,
    () => undefined,
  );
  const code = samples?.[id];
  return code ? <Code language={language}>{code}</Code> : children;
}
