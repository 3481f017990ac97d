import {useMemo, type ReactNode} from 'react';
import {fillMessage} from '../../../guides/expressions';
import type {GuideData, GuideStepData} from '../../../guides/model';
import type {JsonObject} from '../../../calls/json';
import {mediaTypes} from '../../../calls/mediaTypes';
import {sampleHost} from '../../../api/samples/call';
import {countFoldedLines} from '../../../api/foldedLines';
import {createSamples} from '../../../api/samples';
import {highlightSample} from '../../code/highlight';
import {useStore} from '../../store';
import {Samples} from '../GuideCall';
import {getRecordedRequest, getValues} from '../inputs';
import {getSteps, shownServer, useGuide, type GuideState} from '../state';

/** Stands for an output of the reader's platform that nobody knows yet. */
const openOutputs = (step: GuideStepData): JsonObject =>
  Object.fromEntries(
    Object.keys(step.outputs).map((name) => [name, `<${name}>`]),
  );

/** The request of a step as it is by now. */
function getRequest(
  guide: GuideData,
  step: GuideStepData,
  state: GuideState,
  isPlatform: boolean,
): JsonObject {
  const known = getSteps(state);
  const outputs = Object.fromEntries(
    guide.steps.map((one) => [
      one.id,
      {
        ...(isPlatform ? openOutputs(one) : one.recorded),
        ...known[one.id]?.outputs,
      },
    ]),
  );
  const inputs = getValues(guide, state.inputs);
  return fillMessage(step.payload, {inputs, outputs});
}

interface Props {
  guide: GuideData;
  step: GuideStepData;
}

/** The samples, with the reader's inputs, and what earlier steps returned. */
export default function LiveSamples({guide, step}: Props): ReactNode {
  const state = useGuide(guide.name);
  const {kind, base, sentAuthorization} = useStore(shownServer)?.server ?? {};
  const host = (kind !== 'sandbox' && base) || sampleHost;
  const authorized = Boolean(sentAuthorization);
  const request = JSON.stringify(
    getRequest(guide, step, state, kind === 'platform'),
  );
  const isBuilt =
    host === sampleHost &&
    !authorized &&
    request === JSON.stringify(getRecordedRequest(guide, step));
  const samples = useMemo(() => {
    if (isBuilt) return step.samples;
    const call = {
      url: host + step.path,
      mediaType: mediaTypes.unary,
      body: JSON.parse(request) as JsonObject,
      streaming: false,
      authorized,
    };
    return createSamples(call).map(({id, label, language, code}) => ({
      id,
      label,
      language,
      lines: countFoldedLines(code),
      children: highlightSample(code, language),
    }));
  }, [isBuilt, step, host, request, authorized]);
  return <Samples samples={samples} />;
}
