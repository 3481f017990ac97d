import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {getHeader, type Head} from '../../calls/answer';
import {
  changesHeader,
  readChanges,
  type StateChange,
} from '../../sandbox/notes';
import {Listed} from '../reference/punctuation';

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
    <ul>
      {changes.map(({sign, schema, name, fields}, index) => (
        <li key={index}>
          {words[sign]} {schema} {name && <strong>{name}</strong>}{' '}
          <Listed
            items={fields.map((field) => (
              <code key={field}>{field}</code>
            ))}
          />
        </li>
      ))}
    </ul>
  );
}
