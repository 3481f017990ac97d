import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {getDetails, sayWhy, getSurenessText} from '../../errors/details';
import type {ErrorBook, Finding} from '../../errors/model';
import RichText from '../reference/RichText';
import ErrorCard from './ErrorCard';
import Excerpt from './Excerpt';
import styles from './errors.module.css';

interface Props {
  finding: Finding;
  book: ErrorBook;
  /** The pasted text. */
  text: string;
}

function Values({
  finding: {variables},
  book: {labels},
}: Pick<Props, 'finding' | 'book'>): ReactNode {
  if (variables.length === 0) return null;
  return (
    <p className={styles.note}>
      {labels['In the text']}
      {labels[': ']}
      {variables.map(({name, value}, index) => (
        <span key={index}>
          {index > 0 && labels[', ']}
          <code>{name}</code> <code>{value}</code>
        </span>
      ))}
    </p>
  );
}

function Others({finding, book}: Pick<Props, 'finding' | 'book'>): ReactNode {
  if (finding.kind === 'symptom' || finding.others.length === 0) return null;
  return (
    <details className={styles.folded}>
      <summary className={styles.note}>
        {`${book.labels['Ruled out']} (${finding.others.length})`}
      </summary>
      <ul className={styles.others}>
        {finding.others.map(({operation, anchor, text}) => (
          <li key={anchor}>
            <RichText text={book.texts[text] ?? []} />{' '}
            <Link to={`${book.operations[operation]?.page ?? ''}#${anchor}`}>
              <code>{book.operations[operation]?.rpc}</code>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** One error that the pasted text may be: how sure, why, and what to do. */
export default function Found({finding, book, text}: Props): ReactNode {
  const {labels} = book;
  const spans = finding.reasons.flatMap((reason) =>
    reason.kind === 'message' ? reason.spans : [],
  );
  return (
    <li className={styles.found} data-sureness={finding.sureness}>
      {finding.kind === 'symptom' ? (
        <>
          <p className={styles.cause}>
            <span className={styles.code}>{labels.Symptom}</span>{' '}
            <Link to={finding.symptom.address}>{finding.symptom.title}</Link>
          </p>
          <p>{finding.symptom.text}</p>
        </>
      ) : (
        getDetails(finding, book).map((cause, index) => (
          <ErrorCard
            key={index}
            cause={cause}
            variables={finding.variables}
            labels={labels}
            isFolded={index > 0}
          />
        ))
      )}
      <p className={styles.why}>
        <strong className={styles.sureness}>
          {getSurenessText(finding.sureness, book)}
        </strong>{' '}
        {finding.reasons.map((one) => sayWhy(one, book)).join(' · ')}
      </p>
      <Excerpt text={text} spans={spans} />
      <Values finding={finding} book={book} />
      <Others finding={finding} book={book} />
    </li>
  );
}
