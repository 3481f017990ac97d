import type {ReactNode} from 'react';
import {fillMessage, MissingOutput} from '../../guides/engine/template';
import type {GuideData} from '../../guides/model';
import type {RichText as Text} from '../../api/richText';
import type {Json, JsonObject} from '../../calls/json';
import RichText from '../reference/RichText';
import {getValueText} from './valueText';
import {getStepStates, useGuide, type GuideState} from './store';
import styles from './styles.module.css';

export const resultId = 'result';

const collectTexts = (
  outputs: Record<string, Json> = {},
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(outputs).map(([name, value]) => [name, getValueText(value)]),
  );

/** The sentence with what the steps returned; nothing before all are done. */
export function getResult(
  {result, steps}: GuideData,
  state: GuideState,
): Text[] | undefined {
  const known = getStepStates(state);
  if (!result || steps.some(({id}) => known[id]?.status !== 'done')) {
    return undefined;
  }
  const outputs = Object.fromEntries(
    // As texts: a number alone would stand in place of a piece of the sentence.
    steps.map(({id}) => [id, collectTexts(known[id]?.outputs)]),
  );
  try {
    const filled = fillMessage({result} as JsonObject, {inputs: {}, outputs});
    return filled.result as Text[];
  } catch (error) {
    // The browser keeps no secrets, and an older page had other outputs.
    if (error instanceof MissingOutput) return undefined;
    throw error;
  }
}

/** What exists now, after a run in the page. */
export default function Result({guide}: {guide: GuideData}): ReactNode {
  const result = getResult(guide, useGuide(guide));
  return (
    result && (
      <p id={resultId} className={styles.outcome} data-guide-outcome>
        <RichText text={result} />
      </p>
    )
  );
}
