import type {ReactNode} from 'react';
import Code from '../code/Code';
import {useSamples} from './useSamples';

interface Props {
  /** Of the language, as `src/api/samples` names it. */
  id: string;
  language: string;
  /** The call of the first example, highlighted at build time. */
  children?: ReactNode;
}

/** A code sample; it follows the call that the reader makes in the panel. */
export default function Sample({id, language, children}: Props): ReactNode {
  const code = useSamples()?.[id];
  return code ? <Code language={language} {...code} /> : children;
}
