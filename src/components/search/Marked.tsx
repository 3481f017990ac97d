import {Fragment, type ReactNode} from 'react';

interface Props {
  text: string;
  /** Start and end of what is marked, in order. */
  marks: readonly [number, number][];
}

/** A text with the words that were looked for. */
export default function Marked({text, marks}: Props): ReactNode {
  const starts = [0, ...marks.map(([, end]) => end)];
  return starts.map((start, index) => {
    const [from, to] = marks[index] ?? [text.length, text.length];
    return (
      <Fragment key={index}>
        {text.slice(start, from)}
        {to > from && <mark>{text.slice(from, to)}</mark>}
      </Fragment>
    );
  });
}
