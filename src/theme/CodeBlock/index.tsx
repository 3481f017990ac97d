import type {ReactNode} from 'react';
import Code from '@site/src/components/code/Code';
import {readMeta} from '@site/src/highlighting/metaString';
import type {Props} from '@theme/CodeBlock';

/** Code that React gives as text: plain, because no highlighter is shipped. */
export default function CodeBlock({
  children,
  className,
  language,
  metastring,
  title,
}: Props): ReactNode {
  return (
    <Code
      className={className}
      language={language}
      title={title ?? readMeta(metastring ?? '').title}
    >
      {typeof children === 'string' ? children.trimEnd() : children}
    </Code>
  );
}
