import {fillMessage} from '../../guides/expressions';
import type {GuideData, GuideInput, GuideStepData} from '../../guides/model';
import type {JsonObject} from '../../calls/json';
import type {GuideState} from './state';

type Entered = GuideState['inputs'];

export const getText = (
  {name, default: value = ''}: GuideInput,
  entered: Entered,
): string => entered[name] ?? String(value);

export function getValues({inputs}: GuideData, entered: Entered): JsonObject {
  const values: JsonObject = {};
  for (const input of inputs) {
    const text = getText(input, entered);
    const trimmed = text.trim();
    if (trimmed === '') continue;
    if (input.type === 'integer') values[input.name] = Number(trimmed);
    // A script's last line break is significant.
    else values[input.name] = input.multiline ? text : trimmed;
  }
  return values;
}

export const getRecordedRequest = (
  guide: GuideData,
  {payload}: GuideStepData,
): JsonObject =>
  fillMessage(payload, {
    inputs: getValues(guide, {}),
    outputs: Object.fromEntries(
      guide.steps.map(({id, recorded}) => [id, recorded]),
    ),
  });
