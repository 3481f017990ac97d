import {fillMessage} from '../../guides/engine/template';
import type {GuideData, GuideStepData} from '../../guides/model';
import type {JsonObject} from '../../calls/json';
import {getInputValues} from './inputValues';
import {getFirstInputs} from './store';

/** The request of a step in the run that the page of the guide shows. */
export const getRecordedRequest = (
  guide: GuideData,
  {payload}: GuideStepData,
): JsonObject =>
  fillMessage(payload, {
    inputs: getInputValues(guide, getFirstInputs(guide)),
    outputs: Object.fromEntries(
      guide.steps.map(({id, recorded}) => [id, recorded]),
    ),
  });
