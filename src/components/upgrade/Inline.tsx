import {Fragment, type ReactNode} from 'react';

/** A line of Markdown that has code and no other marks. */
export default function Inline({text}: {text: string}): ReactNode {
  return text
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? (
        <code key={index}>{part}</code>
      ) : (
        <Fragment key={index}>{part}</Fragment>
      ),
    );
}
