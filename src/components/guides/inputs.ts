import {fillMessage, findExpressionsIn} from '../../guides/expressions';
import type {GuideData, GuideInput, GuideStepData} from '../../guides/model';
import type {Json, JsonObject} from '../../calls/json';
import type {GuideState} from './state';

type Entered = GuideState['inputs'];

export const getText = (
  {name, default: value = ''}: GuideInput,
  entered: Entered,
): string => entered[name] ?? String(value);

export function isWrong(input: GuideInput, entered: Entered): boolean {
  const text = getText(input, entered).trim();
  if (text === '') return input.required;
  return input.type === 'integer' && !Number.isSafeInteger(Number(text));
}

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

export function findWrongInputs(
  {inputs}: GuideData,
  payload: JsonObject,
  entered: Entered,
): string[] {
  const used = findExpressionsIn(payload).map(
    (found) => found.kind === 'input' && found.name,
  );
  return inputs
    .filter((input) => used.includes(input.name) && isWrong(input, entered))
    .map(({name}) => name);
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

/** Longer values are truncated; the response shows them in full. */
const longest = 120;

/** Strings as they are, everything else as JSON. */
export function getValueText(value: Json): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
