import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {findExpressionsIn} from '../../guides/expressions';
import type {GuideData, GuideStepData} from '../../guides/model';
import Code from '../code/Code';
import {Listed} from '../reference/punctuation';
import RichText from '../reference/RichText';
import {SampleTabs} from '../reference/Samples';
import {useStore} from '../store';
import {CallLine} from './GuideCall';
import {InputLink, StepLink} from './links';
import Response from './Response';
import RunButton, {runnerStore} from './RunButton';
import {useSteps} from './state';
import styles from './guides.module.css';

interface Props {
  guide: GuideData;
  step: GuideStepData;
}

function Uses({guide, step}: Props): ReactNode {
  const parts = new Map<string, ReactNode>();
  for (const use of findExpressionsIn(step.payload)) {
    if (use.kind === 'input') {
      parts.set(use.name, <InputLink name={use.name} />);
    } else if (use.kind === 'output') {
      parts.set(
        `${use.step}.${use.name}`,
        <Translate
          description="A value of a request: {output} is its name, {step} a link to the step that returned it"
          values={{
            output: <code>{use.name}</code>,
            step: <StepLink guide={guide} id={use.step} />,
          }}
        >
          {'{output} of {step}'}
        </Translate>,
      );
    }
  }
  if (parts.size === 0) return null;
  return (
    <p>
      <Translate
        description="Above the samples of a step; {values} are links to inputs and to earlier steps"
        values={{values: <Listed items={[...parts.values()]} />}}
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
        <div className={clsx('alert alert--warning', styles.notice)}>
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
      <p className={styles.label}>
        <Translate description="Above what a response shows">
          What to expect
        </Translate>
      </p>
      <RichText text={step.expect} />
      <StepResponse guide={guide} step={step} />
      <p className={styles.label}>
        <Translate>How to verify</Translate>
      </p>
      <RichText text={step.worked} />
      <p className={styles.label}>
        <Translate description="Above errors of a step">If it fails</Translate>
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
