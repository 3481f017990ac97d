import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Marks} from '@site/src/api/pageData';
import styles from './styles.module.css';

export const getSinceWord = (version: string): string =>
  version === 'next'
    ? translate({
        message: 'next version',
      })
    : translate(
        {
          message: 'since {version}',
          description: 'Mark of what came with a version; keep {version}',
        },
        {version},
      );

const getDeprecatedWord = (since?: string): string =>
  since === undefined || since === 'next'
    ? translate({
        message: 'deprecated',
      })
    : translate(
        {
          message: 'deprecated since {version}',
          description: 'Mark of what is deprecated; keep {version}',
        },
        {version: since},
      );

export default function MarkBadges(props: Marks): ReactNode {
  const {deprecated, since, draft} = props;
  return (
    <>
      {deprecated && (
        <span className={styles.danger}>
          {getDeprecatedWord(deprecated.since)}{' '}
        </span>
      )}
      {since && <span className="note">{getSinceWord(since)} </span>}
      {draft && (
        <span className="note">
          {translate({
            message: 'not described yet',
          })}
        </span>
      )}
    </>
  );
}
