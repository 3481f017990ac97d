import type {ReactNode} from 'react';
import type {OpenBook} from '../../errors/explain';
import {getDetails} from '../../errors/details';
import type {BookCause, ErrorBook} from '../../errors/model';
import ErrorCard from './ErrorCard';
import styles from './errors.module.css';

interface Props {
  open: OpenBook;
  /** The body of the response, or the message and code of the error. */
  text: string;
  /** Name of the operation that returned it. */
  operation: string;
  /** Its place among the errors of the operation, where the sandbox says it. */
  place?: number | undefined;
}

/** The cause that stands at a place among those of an operation. */
function getListed(
  {operations, causes}: ErrorBook,
  rpc: string,
  place: number,
): BookCause | undefined {
  const at = operations.findIndex((one) => one.rpc === rpc);
  return causes.filter(({operation}) => operation === at)[place];
}

/** Cause and fix of an error beside the response that it came in. */
export default function CauseOfError({
  open,
  text,
  operation,
  place,
}: Props): ReactNode {
  const {book} = open;
  const [first] = open.explain(text, operation).findings;
  const best = first?.kind === 'causes' ? first : undefined;
  const listed =
    place === undefined ? undefined : getListed(book, operation, place);
  const variables = best?.variables ?? [];
  const sureness = listed ? 'certain' : best?.sureness;
  const causes = listed ? [listed] : (best?.causes ?? []);
  // Words in common are too little for what the reader did not ask.
  if (causes.length === 0 || sureness === 'possible') return null;
  return (
    <div className={styles.found} data-sureness={sureness}>
      {getDetails({causes, variables}, book)
        .slice(0, 2)
        .map((cause, index) => (
          <ErrorCard
            key={index}
            cause={cause}
            variables={variables}
            labels={book.labels}
            isHere
            isFolded={index > 0}
          />
        ))}
    </div>
  );
}
