import {useMemo, type ReactNode} from 'react';
import {fillMessage} from '../../../guides/expressions';
import type {GuideData, GuideStepData} from '../../../guides/model';
import type {JsonObject} from '../../../calls/json';
import {SampleTabs} from '../../reference/Samples';
import {createShownSamples} from '../../tryIt/samples';
import {useServer} from '../../tryIt/server';
import {getRecordedRequest, getValues} from '../inputs';
import {useGuide, useSteps} from '../state';

const openOutputs = (step: GuideStepData): JsonObject =>
  Object.fromEntries(
    Object.keys(step.outputs).map((name) => [name, `<${name}>`]),
  );

interface Props {
  guide: GuideData;
  step: GuideStepData;
}

export default function LiveSamples({guide, step}: Props): ReactNode {
  const {inputs} = useGuide(guide.name);
  const known = useSteps(guide.name);
  const server = useServer();
  const samples = useMemo(() => {
    const outputs = guide.steps.map((one) => [
      one.id,
      {
        ...(server.kind === 'platform' ? openOutputs(one) : one.recorded),
        ...known[one.id]?.outputs,
      },
    ]);
    const body = fillMessage(step.payload, {
      inputs: getValues(guide, inputs),
      outputs: Object.fromEntries(outputs) as Record<string, JsonObject>,
    });
    const built = getRecordedRequest(guide, step);
    return createShownSamples(step, body, server, built) ?? step.samples;
  }, [guide, step, inputs, known, server]);
  return <SampleTabs samples={samples} />;
}
