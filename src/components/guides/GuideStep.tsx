import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {findExpressionsIn} from '../../guides/expressions';
import type {GuideData, GuideStepData} from '../../guides/model';
import Code from '../code/Code';
import {Listed} from '../reference/punctuation';
import RichText from '../reference/RichText';
import {SampleTabs} from '../reference/Samples';
import {useStore} from '../store';
import {CallLine} from './GuideCall';
import {StepLink} from './links';
import Response from './Response';
import RunButton, {runnerStore} from './RunButton';
import {useSteps} from './state';

interface Props {
  guide: GuideData;
  step: GuideStepData;
}

/** Inputs and earlier steps that have values of the request. */
function Uses({guide, step}: Props): ReactNode {
  const names = new Map<string, ReactNode>();
  for (const use of findExpressionsIn(step.payload)) {
    if (use.kind === 'input') names.set(use.name, <code>{use.name}</code>);
    if (use.kind === 'output') {
      names.set(use.step, <StepLink guide={guide} id={use.step} />);
    }
  }
  if (names.size === 0) return null;
  return (
    <p>
      <Translate
        description="Above the samples of a step; {values} are inputs and links to earlier steps"
        values={{values: <Listed items={[...names.values()]} />}}
      >
        {'Values from: {values}'}
      </Translate>
    </p>
  );
}

function Polling({step}: Pick<Props, 'step'>): ReactNode {
  const retry = step.onFailure.find(({type}) => type === 'retry');
  if (!retry) return null;
  const conditions = step.criteria.map((condition) => <code>{condition}</code>);
  return (
    <p>
      <Translate
        description="Says of a step that it repeats its call; {conditions} is what it waits for"
        values={{
          seconds: retry.retryAfter,
          limit: retry.retryLimit,
          conditions: <Listed items={conditions} />,
        }}
      >
        {
          'The step repeats the call every {seconds} seconds, {limit} times at most, until these conditions are met: {conditions}.'
        }
      </Translate>
    </p>
  );
}

function StepResponse({guide, step}: Props): ReactNode {
  const known = useSteps(guide.name);
  const next = guide.steps.find(({id}) => known[id]?.status !== 'done');
  const {id, status, responseHtml, responseLines} = step;
  const button = (
    <RunButton
      guide={guide.name}
      isPrimary={step === next}
      run={(runner) => runner.run(guide, id)}
    >
      {known[id] ? (
        <Translate description="Button of a step">Run again</Translate>
      ) : (
        <Translate>Run step</Translate>
      )}
    </RunButton>
  );
  const title = (
    <Translate
      description="Title of the response that a step should have"
      values={{status}}
    >
      {'Expected response, HTTP {status}'}
    </Translate>
  );
  return (
    <Response guide={guide} call={step} title={title} end={button}>
      <Code language="json" html={responseHtml} lines={responseLines} />
    </Response>
  );
}

/**
 * A guide step: description, call, response, how to tell that it succeeded, and
 * possible problems. `remarkStepHeadings` has checked that the guide has it.
 */
export default function GuideStep({
  guide,
  step: id,
}: {
  guide: GuideData;
  step: string;
}): ReactNode {
  const runner = useStore(runnerStore);
  const step = guide.steps.find((one) => one.id === id)!;
  return (
    <>
      <RichText text={step.description} />
      <CallLine {...step} />
      {step.destroys && (
        <div className="alert alert--warning">
          <RichText text={step.destroys} />
        </div>
      )}
      <Uses guide={guide} step={step} />
      {runner ? (
        <runner.LiveSamples guide={guide} step={step} />
      ) : (
        <SampleTabs samples={step.samples} />
      )}
      <Polling step={step} />
      <p>
        <strong>
          <Translate description="Above what a response shows">
            What to expect
          </Translate>
        </strong>
      </p>
      <RichText text={step.expect} />
      <StepResponse guide={guide} step={step} />
      <p>
        <strong>
          <Translate>How to verify</Translate>
        </strong>
      </p>
      <RichText text={step.worked} />
      <p>
        <strong>
          <Translate description="Above errors of a step">
            If it fails
          </Translate>
        </strong>
      </p>
      <ul>
        {step.failures.map(({code, when, then}, index) => (
          <li key={index}>
            <code>{code}</code> <RichText text={when} />{' '}
            <RichText text={then} />
          </li>
        ))}
      </ul>
    </>
  );
}
