import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {fillMessage, MissingOutput} from '../../guides/expressions';
import type {GuideData} from '../../guides/model';
import type {RichText as Text} from '../../api/richText';
import type {JsonObject} from '../../calls/json';
import RichText from '../reference/RichText';
import {useStore} from '../store';
import {getValueText} from './inputs';
import {runnerStore, startRun} from './loadRunner';
import RunButton from './RunButton';
import {getSteps, useGuide, type Steps} from './state';
import styles from './guides.module.css';

/** What exists now, with what the steps returned; nothing before all are done. */
function getOutcome({result, steps}: GuideData, known: Steps) {
  const outputs: Record<string, JsonObject> = {};
  for (const {id} of steps) {
    if (known[id]?.status !== 'done') return undefined;
    outputs[id] = Object.fromEntries(
      // As texts: a number alone would stand in place of a piece of the sentence.
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
    // The browser keeps no secrets, and an older page had other outputs.
    if (error instanceof MissingOutput) return undefined;
    throw error;
  }
}

/** The button that undoes what the steps have made, and how that went. */
function Undo({guide}: {guide: GuideData}): ReactNode {
  const runner = useStore(runnerStore);
  const known = getSteps(useGuide(guide.name));
  const {name, steps, undoCalls} = guide;
  const hasMade = steps.some(({id}) => known[id]?.status === 'done');
  const calls = undoCalls.map(({operation}) => operation.rpc).join(', ');
  return (
    <>
      {hasMade && undoCalls.length > 0 && (
        <RunButton
          guide={name}
          onPress={(isReplayed) => startRun(guide, 'undo', isReplayed)}
        >
          <Translate
            id="guides.undo.run"
            description="Button that makes the calls that undo a guide; {calls} are their names"
            values={{calls}}
          >
            {'Run {calls}'}
          </Translate>
        </RunButton>
      )}
      {undoCalls.map((call) => {
        const state = known[call.id];
        return (
          runner &&
          state && (
            <div key={call.id} className={styles.response}>
              <p className={styles.head} data-code-head>
                <code>{call.operation.rpc}</code>
                <runner.ResultHead state={state} />
              </p>
              <runner.Result guide={guide} call={call} state={state} />
            </div>
          )
        );
      })}
    </>
  );
}

/** What a guide leaves behind, and how to undo it. */
export default function GuideEnd({guide}: {guide: GuideData}): ReactNode {
  const known = getSteps(useGuide(guide.name));
  const outcome = guide.result && getOutcome(guide, known);
  return (
    <>
      {outcome && (
        <p className={styles.outcome}>
          <RichText text={outcome} />
        </p>
      )}
      {guide.leaves.length > 0 && (
        <ul>
          {guide.leaves.map((one, index) => (
            <li key={index}>
              <RichText text={one} />
            </li>
          ))}
        </ul>
      )}
      <Heading as="h2" id="undo">
        <Translate id="guides.undo" description="Heading in a guide">
          Undo it
        </Translate>
      </Heading>
      <ol>
        {guide.undo.map((one, index) => (
          <li key={index}>
            <RichText text={one} />
          </li>
        ))}
      </ol>
      <Undo guide={guide} />
    </>
  );
}
