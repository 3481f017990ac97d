import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Li from '@theme/MDXComponents/Li';
import type {AffectedData, ChangeData} from '@site/src/changes/pageData';
import Badge from './Badge';
import {getColon, getComma, Listed} from './punctuation';
import RichText from './RichText';

const sideWords: Record<AffectedData['sides'][number], () => string> = {
  request: () =>
    translate({
      message: 'request',
      description: 'Which message of an operation a change affects',
    }),
  response: () =>
    translate({
      message: 'response',
      description: 'Which message of an operation a change affects',
    }),
};

/** An affected operation, with the messages that contain the change. */
function Affected({name, sides}: AffectedData): ReactNode {
  const operation = <RichText text={name} />;
  if (sides.length === 0) return operation;
  const messages = sides.map((side) => sideWords[side]()).join(getComma());
  return (
    <Translate
      description="An operation that a change affects; {sides} says which of its messages"
      values={{operation, sides: messages}}
    >
      {'{operation} ({sides})'}
    </Translate>
  );
}

interface Props extends ChangeData {
  /** Badge of its rating, in lists with several ratings. */
  mark?: string;
}

/** A change in a list: description, reason, action, and affected operations. */
export default function ChangeItem(props: Props): ReactNode {
  const {id, service, rating, mark, text, todo, affected = []} = props;
  return (
    <Li id={id} data-service={service} data-kind={rating}>
      {mark && (
        <>
          <Badge isDanger={rating === 'breaking'}>{mark}</Badge>{' '}
        </>
      )}
      <RichText text={text} />
      {todo.length > 0 && (
        <p>
          <strong>
            <Translate description="Before what to do about a breaking change">
              What to do
            </Translate>
          </strong>
          {getColon()}
          <RichText text={todo} />
        </p>
      )}
      {affected.length > 0 && (
        <p>
          <Translate description="Before the operations that a change affects">
            Affects
          </Translate>
          {getColon()}
          <Listed
            items={affected.map((one, index) => (
              <Affected key={index} {...one} />
            ))}
          />
        </p>
      )}
    </Li>
  );
}

export function VersionDate({date}: {date: string}): ReactNode {
  return (
    <p>
      <time dateTime={date}>{date}</time>
    </p>
  );
}
