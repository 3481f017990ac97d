import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {
  checkUpgrade,
  type ChangesBook,
  type Concern,
} from '../../changes/upgrade';
import {interpolate} from '../../reference/interpolate';
import Inline from './Inline';
import styles from './upgrade.module.css';

interface Props {
  book: ChangesBook;
  from: string;
  to: string;
  text: string;
}

function One({
  concern,
  book,
}: {
  concern: Concern;
  book: ChangesBook;
}): ReactNode {
  const {change, rating, touches, isNamed} = concern;
  const {labels} = book;
  return (
    <li className={styles.concern} data-kind={rating}>
      <p>
        <strong className={styles.rating}>
          {labels[rating === 'additive' ? 'new' : rating]}
        </strong>{' '}
        <Inline text={change.text} />{' '}
        <Link to={change.page}>{book.versions[change.version]?.version}</Link>
      </p>
      <p className={styles.why}>
        {isNamed && (
          <>
            <mark>{labels['Your text names it']}</mark>{' '}
          </>
        )}
        {change.why.map((why) => (
          <Inline key={why} text={`${why} `} />
        ))}
      </p>
      {change.todo && (
        <p>
          <strong>{labels['What to do']}</strong>
          {labels[': ']}
          <Inline text={change.todo} />
        </p>
      )}
      <ul className={styles.operations}>
        {touches.map(({operation}) => {
          const {name, page} = book.operations[operation] ?? {name: ''};
          return (
            <li key={operation}>
              {page ? (
                <Link to={page}>
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
  const {labels, versions} = book;
  const say = (label: string, values: Record<string, string> = {}): string =>
    interpolate(labels[label] ?? label, {from, to, ...values});
  if (versions.length < 2) {
    return (
      <p>
        {say(
          'There is only one version so far, so there is no upgrade to check.',
        )}
      </p>
    );
  }
  const place = (name: string): number =>
    versions.findIndex(({version}) => version === name);
  if (place(from) >= place(to)) {
    return <p>{say('Choose an older version to upgrade from.')}</p>;
  }
  const {operations, concerns, others} = checkUpgrade(book, {from, to, text});
  const isAll = text.trim() === '';
  if (!isAll && operations.length === 0) {
    return (
      <p>
        {say(
          'Your text names no operation of this API. Paste paths, names of operations, code that calls them, or a HAR file.',
        )}
      </p>
    );
  }
  const count = String(concerns.length);
  const heading =
    concerns.length === 0
      ? isAll
        ? 'Nothing changes between {from} and {to}.'
        : 'Nothing between {from} and {to} changes what you call.'
      : concerns.length === 1
        ? '1 change between {from} and {to} concerns you:'
        : '{count} changes between {from} and {to} concern you:';
  return (
    <>
      <p>
        <strong>{say(heading, {count})}</strong>
      </p>
      <ol className={styles.list}>
        {concerns.map((concern) => (
          <One key={concern.change.id} concern={concern} book={book} />
        ))}
      </ol>
      {others > 0 && (
        <p className={styles.note}>
          {say(
            '{count} other changes concern operations that your text does not name.',
            {count: String(others)},
          )}
        </p>
      )}
      {!isAll && (
        <p className={styles.note}>
          {say('Operations in your text: {names}', {
            names: operations
              .map((one) => book.operations[one]?.name ?? '')
              .join(labels[', '] ?? ', '),
          })}
        </p>
      )}
    </>
  );
}
