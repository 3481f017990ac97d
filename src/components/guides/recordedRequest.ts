import {fillMessage} from '../../guides/engine/template';
import type {GuideData, GuideStepData} from '../../guides/model';
import type {JsonObject} from '../../sandbox/json';
import {inputValues} from './inputValues';
import {firstInputs} from './store';

/** The request of a step in the run that the page of the guide shows. */
export const recordedRequest = (
  guide: GuideData,
  {payload}: GuideStepData,
): JsonObject =>
  fillMessage(payload, {
    inputs: inputValues(guide, firstInputs(guide)),
    outputs: Object.fromEntries(
      guide.steps.map(({id, recorded}) => [id, recorded]),
    ),
  });
