import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import mapValues from 'es-toolkit/compat/mapValues';
import {fillMessage} from '../../guides/expressions';
import type {GuideData} from '../../guides/model';
import type {RichText as Text} from '../../api/richText';
import type {JsonObject} from '../../calls/json';
import RichText from '../reference/RichText';
import {renderItems} from './links';
import Response from './Response';
import RunButton from './RunButton';
import {useSteps, type Steps} from './state';

/** Result with step outputs; `undefined` until all steps are done. */
function getOutcome({result, steps}: GuideData, known: Steps) {
  if (!steps.every(({id}) => known[id]?.status === 'done')) return undefined;
  // As strings: a rich text contains no other values.
  const outputs = Object.fromEntries(
    steps.map(({id}) => [id, mapValues(known[id]?.outputs, String)]),
  );
  try {
    const filled = fillMessage({result} as JsonObject, {inputs: {}, outputs});
    return filled.result as Text[];
  } catch {
    // Secrets are not saved, and outputs may have changed since they were
    // saved.
    return undefined;
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
        <p className="alert alert--success">
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
