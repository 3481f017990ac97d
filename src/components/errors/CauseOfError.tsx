import type {ReactNode} from 'react';
import type {OpenBook} from '../../errors/explain';
import {getDetails} from '../../errors/details';
import Cause from './Cause';
import styles from './errors.module.css';

interface Props {
  open: OpenBook;
  /** The body of the response, or the message and code of the error. */
  text: string;
  /** Name of the operation that returned it. */
  operation: string;
}

/** Cause and fix of an error beside the response that it came in. */
export default function CauseOfError({
  open,
  text,
  operation,
}: Props): ReactNode {
  const {book} = open;
  const [best] = open.explain(text, operation).findings;
  // Words in common are too little for what the reader did not ask.
  if (best?.kind !== 'causes' || best.sureness === 'possible') return null;
  return (
    <div className={styles.found} data-sureness={best.sureness}>
      {getDetails(best, book)
        .slice(0, 2)
        .map((cause, index) => (
          <Cause
            key={index}
            cause={cause}
            variables={best.variables}
            labels={book.labels}
            isHere
          />
        ))}
    </div>
  );
}
