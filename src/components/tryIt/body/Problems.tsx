import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {visible} from '../answer/visible';
import type {Problem} from './problem';
import {reasonText} from './reasonText';
import styles from './body.module.css';

interface Props {
  problems: Problem[];
  onPick: (problem: Problem) => void;
}

function Place({problem: {line, column, reason}}: {problem: Problem}) {
  return reason.kind === 'syntax' ? (
    <Translate
      id="tryIt.problem.column"
      description="Where in the body something is wrong"
      values={{line, column}}
    >
      {'Line {line}, column {column}:'}
    </Translate>
  ) : (
    <Translate
      id="tryIt.problem.line"
      description="Where in the body something is wrong"
      values={{line}}
    >
      {'Line {line}:'}
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
              <Place problem={problem} />{' '}
              {field && (
                <>
                  <code>{visible(field)}</code>{' '}
                </>
              )}
              {reasonText(reason)}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** How many problems there are, in words. */
export function problemCount(problems: Problem[]): string {
  const errors = problems.filter(({isError}) => isError).length;
  const warnings = problems.length - errors;
  const parts = [
    errors > 0 &&
      translate(
        {
          id: 'tryIt.problems.errors',
          message: 'Errors in the body: {count}.',
          description: 'Number of errors below the body',
        },
        {count: errors},
      ),
    warnings > 0 &&
      translate(
        {
          id: 'tryIt.problems.warnings',
          message: 'Notes: {count}.',
          description: 'Number of remarks below the body that are no errors',
        },
        {count: warnings},
      ),
  ];
  return parts.filter(Boolean).join(' ');
}
