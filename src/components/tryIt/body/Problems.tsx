import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {visible} from '../answer/visible';
import type {Problem} from './problem';
import {reasonText} from './reasonText';
import styles from './body.module.css';

interface Props {
  problems: Problem[];
  onPick: (problem: Problem) => void;
}

function Words({problem}: {problem: Problem}): ReactNode {
  const {field, reason, line, column} = problem;
  const text = (
    <>
      {field && (
        <>
          <code>{visible(field)}</code>{' '}
        </>
      )}
      {reasonText(reason)}
    </>
  );
  return reason.kind === 'syntax' ? (
    <Translate
      id="tryIt.problem.column"
      description="Where in the body something is wrong, and what"
      values={{line, column, problem: text}}
    >
      {'Line {line}, column {column}: {problem}'}
    </Translate>
  ) : (
    <Translate
      id="tryIt.problem.line"
      description="Where in the body something is wrong, and what"
      values={{line, problem: text}}
    >
      {'Line {line}: {problem}'}
    </Translate>
  );
}

/** What is wrong with the body, each a button that leads to the place. */
export function Problems({problems, onPick}: Props): ReactNode {
  if (problems.length === 0) return null;
  return (
    <ul className={styles.problems}>
      {problems.map((problem) => {
        const {field, reason, isError, offset} = problem;
        return (
          <li key={`${offset} ${field} ${reason.kind}`}>
            <button
              type="button"
              className={clsx(styles.problem, !isError && styles.warning)}
              onClick={() => onPick(problem)}
            >
              <Words problem={problem} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
