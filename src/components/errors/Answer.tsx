import type {ReactNode} from 'react';
import type {OpenBook} from '../../errors/explain';
import {cut} from '../../errors/squeeze';
import Found from './Found';
import NearPages from './NearPages';
import styles from './errors.module.css';

interface Props {
  open: OpenBook;
  text: string;
  /** Name of an operation that the reader came from. */
  operation?: string;
}

/** What a pasted text is: the errors that it may be, best first. */
export default function Answer({open, text, operation}: Props): ReactNode {
  const {book} = open;
  const {findings, isCut} = open.explain(text, operation);
  return (
    <>
      {findings.length === 0 && (
        <>
          <p>{book.labels['No error of this API has this text.']}</p>
          <NearPages text={text} labels={book.labels} />
        </>
      )}
      <ol className={styles.list}>
        {findings.map((finding, index) => (
          <Found
            key={index}
            finding={finding}
            book={book}
            text={cut(text).text}
          />
        ))}
      </ol>
      {isCut && (
        <p className={styles.note}>
          {book.labels['Only the beginning and the end of the text were read.']}
        </p>
      )}
    </>
  );
}
