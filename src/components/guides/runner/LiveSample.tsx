import {useMemo, type ReactNode} from 'react';
import {fillMessage} from '../../../guides/expressions';
import type {
  GuideData,
  GuideSample,
  GuideStepData,
} from '../../../guides/model';
import type {JsonObject} from '../../../calls/json';
import {mediaTypes} from '../../../calls/mediaTypes';
import {sampleHost} from '../../../api/samples/call';
import {countFoldedLines} from '../../../api/foldedLines';
import {createSamples} from '../../../api/samples';
import Code from '../../code/Code';
import {highlightSample} from '../../code/highlight';
import {useStore} from '../../store';
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
  sample: GuideSample;
}

/** A code sample with the reader's inputs, and what earlier steps returned. */
export default function LiveSample({guide, step, sample}: Props): ReactNode {
  const state = useGuide(guide.name);
  const server = useStore(shownServer)?.server;
  const host =
    (server?.kind === 'sandbox' ? undefined : server?.base) ?? sampleHost;
  const isPlatform = server?.kind === 'platform';
  const authorized = (server?.sentAuthorization ?? '') !== '';
  const request = JSON.stringify(getRequest(guide, step, state, isPlatform));
  const isBuilt =
    host === sampleHost &&
    !authorized &&
    request === JSON.stringify(getRecordedRequest(guide, step));
  const code = useMemo(() => {
    if (isBuilt) return undefined;
    const written = createSamples({
      url: host + step.path,
      mediaType: mediaTypes.unary,
      body: JSON.parse(request) as JsonObject,
      streaming: false,
      authorized,
    }).find(({id}) => id === sample.id);
    return (
      written && {
        children: highlightSample(written.code, written.language),
        lines: countFoldedLines(written.code),
      }
    );
  }, [isBuilt, host, step.path, request, authorized, sample.id]);
  const {language, html, lines} = sample;
  return <Code language={language} {...(code ?? {html, lines})} />;
}
