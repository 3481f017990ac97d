import {useMemo, type ReactNode} from 'react';
import {fillMessage} from '../../../guides/expressions';
import type {GuideData, GuideStepData} from '../../../guides/model';
import type {JsonObject} from '../../../calls/json';
import {SampleTabs} from '../../reference/Samples';
import {createShownSamples} from '../../tryIt/samples';
import {useServer} from '../../tryIt/server';
import {getValues} from '../inputs';
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
  const {kind, base, sentAuthorization} = server;
  const samples = useMemo(() => {
    const outputsOf = (recorded: (one: GuideStepData) => JsonObject) =>
      Object.fromEntries(guide.steps.map((one) => [one.id, recorded(one)]));
    const body = fillMessage(step.payload, {
      inputs: getValues(guide, inputs),
      outputs: outputsOf((one) => ({
        ...(kind === 'platform' ? openOutputs(one) : one.recorded),
        ...known[one.id]?.outputs,
      })),
    });
    // Same values as in the recorded run.
    const built = fillMessage(step.payload, {
      inputs: getValues(guide, {}),
      outputs: outputsOf(({recorded}) => recorded),
    });
    const own = {kind, base, sentAuthorization};
    return createShownSamples(step, body, own, built) ?? step.samples;
  }, [guide, step, inputs, known, kind, base, sentAuthorization]);
  return <SampleTabs samples={samples} />;
}
