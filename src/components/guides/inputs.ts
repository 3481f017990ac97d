import {fillMessage, findExpressionsIn} from '../../guides/expressions';
import type {GuideData, GuideInput, GuideStepData} from '../../guides/model';
import type {Json, JsonObject} from '../../calls/json';
import type {GuideState} from './state';

type Entered = GuideState['inputs'];

/** The text of a field: what the reader has entered, or the default. */
export const getText = (
  {name, default: value = ''}: GuideInput,
  entered: Entered,
): string => entered[name] ?? String(value);

/** Whether the text of a field is no value of its input. */
export function isWrong(input: GuideInput, entered: Entered): boolean {
  const text = getText(input, entered).trim();
  if (text === '') return input.required;
  return input.type === 'integer' && !Number.isSafeInteger(Number(text));
}

/** The inputs as values; one that is left empty is not among them. */
export function getValues({inputs}: GuideData, entered: Entered): JsonObject {
  const values: JsonObject = {};
  for (const input of inputs) {
    const text = getText(input, entered);
    const trimmed = text.trim();
    if (trimmed === '') continue;
    if (input.type === 'integer') values[input.name] = Number(trimmed);
    // The end of the last line is part of a script.
    else values[input.name] = input.multiline ? text : trimmed;
  }
  return values;
}

/** The inputs of a call whose fields hold no value of their type. */
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

/** The request of a step in the run that the page of the guide shows. */
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

/** Longer values are cut: the response has all of it. */
const longest = 120;

/** A value as a reader compares it: a text as it is, all else as JSON. */
export function getValueText(value: Json): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
