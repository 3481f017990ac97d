import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import {fillMessage, MissingOutput} from '../../guides/expressions';
import type {GuideData} from '../../guides/model';
import type {RichText as Text} from '../../api/richText';
import type {JsonObject} from '../../calls/json';
import RichText from '../reference/RichText';
import {getValueText} from './inputs';
import {renderItems} from './links';
import Response from './Response';
import RunButton from './RunButton';
import {useSteps, type Steps} from './state';
import styles from './guides.module.css';

/** Result with step outputs; `undefined` until all steps are done. */
function getOutcome({result, steps}: GuideData, known: Steps) {
  const outputs: Record<string, JsonObject> = {};
  for (const {id} of steps) {
    if (known[id]?.status !== 'done') return undefined;
    outputs[id] = Object.fromEntries(
      // Convert to strings: React would treat a number as the key of a
      // placeholder.
      Object.entries(known[id].outputs ?? {}).map(([name, value]) => [
        name,
        getValueText(value),
      ]),
    );
  }
  try {
    const scope = {inputs: {}, outputs};
    return fillMessage({result} as JsonObject, scope).result as Text[];
  } catch (error) {
    // Secrets are not saved, and outputs may have changed since they were
    // saved.
    if (error instanceof MissingOutput) return undefined;
    throw error;
  }
}

function Undo({guide}: {guide: GuideData}): ReactNode {
  const {name, steps, undoCalls} = guide;
  const known = useSteps(name);
  const hasMade = steps.some(({id}) => known[id]?.status === 'done');
  const calls = undoCalls.map(({operation}) => operation.rpc).join(', ');
  return (
    <>
      {hasMade && calls && (
        <RunButton guide={name} run={(runner) => runner.undo(guide)}>
          <Translate
            description="Button that makes the calls that undo a guide; {calls} are their names"
            values={{calls}}
          >
            {'Run {calls}'}
          </Translate>
        </RunButton>
      )}
      {undoCalls
        .filter(({id}) => known[id])
        .map((call) => {
          const rpc = <code>{call.operation.rpc}</code>;
          return <Response key={call.id} guide={guide} call={call} end={rpc} />;
        })}
    </>
  );
}

export default function GuideEnd({guide}: {guide: GuideData}): ReactNode {
  const known = useSteps(guide.name);
  const outcome = guide.result && getOutcome(guide, known);
  return (
    <>
      {outcome && (
        <p className={clsx('alert alert--success', styles.notice)}>
          <RichText text={outcome} />
        </p>
      )}
      <ul>{renderItems(guide.leaves)}</ul>
      <Heading as="h2" id="undo">
        <Translate description="Heading in a guide">Undo</Translate>
      </Heading>
      <ol>{renderItems(guide.undo)}</ol>
      <Undo guide={guide} />
    </>
  );
}
