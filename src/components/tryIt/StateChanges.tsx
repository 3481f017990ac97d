import {Fragment, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {getHeader, type Head} from '../../calls/answer';
import {
  changesHeader,
  readChanges,
  type StateChange,
} from '../../sandbox/notes';
import {Listed} from '../reference/punctuation';
import styles from './Answer.module.css';

const description = 'What a call did to an object of the sandbox, in a list';

const words: Record<StateChange['sign'], ReactNode> = {
  '+': <Translate description={description}>created</Translate>,
  '~': <Translate description={description}>changed</Translate>,
  '-': <Translate description={description}>deleted</Translate>,
};

/** Objects that a call created, changed, or deleted in the sandbox. */
export default function StateChanges({head}: {head: Head}): ReactNode {
  const changes = readChanges(getHeader(head, changesHeader) ?? '');
  if (changes.length === 0) return null;
  return (
    <dl className={styles.changes}>
      {changes.map(({sign, schema, name, fields}, index) => (
        <Fragment key={index}>
          <dt className={sign === '-' ? 'text--danger' : undefined}>
            {words[sign]}
          </dt>
          <dd>
            {schema} {name && <strong>{name}</strong>}{' '}
            {fields.length > 0 && (
              <Listed
                items={fields.map((field) => (
                  <code key={field}>{field}</code>
                ))}
              />
            )}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
