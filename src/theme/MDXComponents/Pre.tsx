import type {ReactNode} from 'react';
import Code from '@site/src/components/code/Code';

interface Props {
  children?: ReactNode;
  /** From `src/highlighting/rehypeHighlight.ts`. */
  html?: string;
  language?: string;
  title?: string;
}

/** A fenced code block, highlighted at build time. */
export default function Pre({children, ...props}: Props): ReactNode {
  return props.html === undefined ? <>{children}</> : <Code {...props} />;
}
