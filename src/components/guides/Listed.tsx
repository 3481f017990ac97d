import {Fragment, type ReactNode} from 'react';

interface Props {
  parts: readonly ReactNode[];
}

/**
 * Parts in one line, with commas between them. It is one element: `Translate`
 * shows a list of them among its values as `[object Object]`.
 */
export default function Listed({parts}: Props): ReactNode {
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && ', '}
      {part}
    </Fragment>
  ));
}
