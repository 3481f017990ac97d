import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {ratingTexts} from '../../changes/ratingTexts';
import type {ChangesBook} from '../../changes/upgrade';
import {reportUpgrade, type ReportedConcern} from '../../changes/upgradeReport';
import {joinSentences} from '../../reference/joinSentences';
import {interpolate} from '../../reference/interpolate';
import Inline from './Inline';
import styles from './upgrade.module.css';

interface Props {
  book: ChangesBook;
  from: string;
  to: string;
  text: string;
}

interface ConcernProps {
  concern: ReportedConcern;
  labels: ChangesBook['labels'];
  /** Pages of operations by their names. */
  pages: ReadonlyMap<string, string | undefined>;
}

/** A change that concerns the reader: how much, why, and what to do. */
function Concern({concern, labels, pages}: ConcernProps): ReactNode {
  const {version, rating, change, why, todo, operations, named, page} = concern;
  return (
    <li className={styles.concern} data-kind={rating}>
      <p>
        <strong>{labels[ratingTexts[rating]]}</strong> <Inline text={change} />{' '}
        <Link to={page}>{version}</Link>
      </p>
      <p className={styles.why}>
        {named && (
          <>
            <mark>{labels['Your text names it']}</mark>{' '}
          </>
        )}
        <Inline text={joinSentences(why)} />
      </p>
      {todo && (
        <p>
          <strong>{labels['What to do']}</strong>
          {labels[': ']}
          <Inline text={todo} />
        </p>
      )}
      <ul className={styles.operations}>
        {operations.map((name) => {
          const to = pages.get(name);
          return (
            <li key={name}>
              {to ? (
                <Link to={to}>
                  <code>{name}</code>
                </Link>
              ) : (
                <code>{name}</code>
              )}
            </li>
          );
        })}
      </ul>
    </li>
  );
}

/** The changes that concern the calls in a text, the urgent ones first. */
export default function Concerns({book, from, to, text}: Props): ReactNode {
  const {labels} = book;
  const report = reportUpgrade(book, {from, to, text});
  const {summary, changes, others, operations} = report;
  const pages = new Map(book.operations.map(({name, page}) => [name, page]));
  const say = (label: string, values: Record<string, string>): string =>
    interpolate(labels[label] ?? label, values);
  return (
    <>
      <p>
        <strong>{summary}</strong>
      </p>
      <ol className={styles.list}>
        {changes.map((concern) => (
          <Concern
            key={concern.page + concern.change}
            concern={concern}
            labels={labels}
            pages={pages}
          />
        ))}
      </ol>
      {others > 0 && operations.length > 0 && (
        <p className={styles.note}>
          {say(
            '{count} other changes concern operations that your text does not name.',
            {count: String(others)},
          )}
        </p>
      )}
      {operations.length > 0 && (
        <p className={styles.note}>
          {say('Operations in your text: {names}', {
            names: operations.join(labels[', '] ?? ', '),
          })}
        </p>
      )}
    </>
  );
}
