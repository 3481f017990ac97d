import type {ReactNode} from 'react';
import type {Span} from '../../errors/model';
import {makeVisible} from '../../calls/visible';
import styles from './errors.module.css';

/** Characters that are shown around what matches. */
const around = 40;

interface Props {
  text: string;
  /** What matches, in the order of the text. */
  spans: readonly Span[];
}

/** The place of the pasted text where it matches a message, marked. */
export default function Excerpt({text, spans}: Props): ReactNode {
  const [first] = spans;
  const last = spans.at(-1);
  if (!first || !last) return null;
  const start = Math.max(0, first.start - around);
  const end = Math.min(text.length, last.end + around);
  const parts: ReactNode[] = [];
  let place = start;
  for (const [index, span] of spans.entries()) {
    parts.push(makeVisible(text.slice(place, span.start)));
    parts.push(
      <mark key={index}>{makeVisible(text.slice(span.start, span.end))}</mark>,
    );
    place = span.end;
  }
  parts.push(makeVisible(text.slice(place, end)));
  return (
    <p className={styles.excerpt}>
      {start > 0 && '… '}
      {parts}
      {end < text.length && ' …'}
    </p>
  );
}
