import type {ReactNode} from 'react';
import {interpolate} from '@docusaurus/Interpolate';
import clsx from 'clsx';
import type {Problem} from '../../../calls/validation/problem';
import {placeText, getReasonText} from '../../../calls/validation/reasonText';
import {makeVisible} from '../../../calls/visible';
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
          <code>{makeVisible(field)}</code>{' '}
        </>
      )}
      {getReasonText(reason)}
    </>
  );
  return interpolate(placeText(problem), {line, column, problem: text});
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
