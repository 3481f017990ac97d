import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {findExpressionsIn} from '../../guides/expressions';
import type {GuideData, GuideStepData} from '../../guides/model';
import Code from '../code/Code';
import RichText from '../reference/RichText';
import {useStore} from '../store';
import {CallLine, Samples} from './GuideCall';
import {getValueText} from './inputs';
import {InputLink, Listed, StepLink} from './links';
import {runnerStore, startRun} from './loadRunner';
import RunButton from './RunButton';
import {getSteps, useGuide} from './state';
import styles from './guides.module.css';

interface Props {
  guide: GuideData;
  step: GuideStepData;
}

/** Which inputs the request has, and what earlier steps returned for it. */
function Uses({guide, step}: Props): ReactNode {
  const known = getSteps(useGuide(guide.name));
  const parts = new Map<string, ReactNode>();
  for (const use of findExpressionsIn(step.payload)) {
    if (use.kind === 'input') {
      parts.set(use.name, <InputLink name={use.name} />);
    } else if (use.kind === 'output') {
      const value = known[use.step]?.outputs?.[use.name];
      parts.set(
        `${use.step}.${use.name}`,
        <>
          <Translate
            id="guides.uses.output"
            description="A value of a request: {output} is its name, {step} a link to the step that returned it"
            values={{
              output: <code>{use.name}</code>,
              step: <StepLink guide={guide} id={use.step} />,
            }}
          >
            {'{output} of {step}'}
          </Translate>
          {value !== undefined && (
            <span className={styles.value}>{getValueText(value)}</span>
          )}
        </>,
      );
    }
  }
  if (parts.size === 0) return null;
  return (
    <p className={styles.uses}>
      <Translate
        id="guides.uses"
        description="Above the samples of a step; {values} are links to inputs and to earlier steps"
        values={{values: <Listed parts={[...parts.values()]} />}}
      >
        {'Values from: {values}'}
      </Translate>
    </p>
  );
}

/** Says that a step repeats its call, how often, and until what. */
function Polling({step}: {step: GuideStepData}): ReactNode {
  const retry = step.onFailure.find(({type}) => type === 'retry');
  if (!retry) return null;
  const conditions = step.criteria.map((condition) => <code>{condition}</code>);
  return (
    <p>
      <Translate
        id="guides.polling"
        description="Says of a step that it repeats its call; {conditions} is what it waits for"
        values={{
          seconds: retry.retryAfter,
          limit: retry.retryLimit,
          conditions: <Listed parts={conditions} />,
        }}
      >
        {
          'The step repeats the call every {seconds} seconds, {limit} times at most, until this holds: {conditions}.'
        }
      </Translate>
    </p>
  );
}

/** The response that the step should have, and in its place the one it has. */
function Response({guide, step}: Props): ReactNode {
  const runner = useStore(runnerStore);
  const known = getSteps(useGuide(guide.name));
  const state = known[step.id];
  const next = guide.steps.find(({id}) => known[id]?.status !== 'done');
  const {responseHtml, responseLines} = step;
  const expected = (
    <Code language="json" html={responseHtml} lines={responseLines} />
  );
  return (
    <div className={styles.response} data-guide-result={state?.status}>
      <div className={styles.head} data-code-head>
        <div>
          {runner && state ? (
            <runner.ResultHead state={state} />
          ) : (
            <Translate
              id="guides.expected"
              description="Title of the response that a step should have"
              values={{status: step.status}}
            >
              {'Expected response, HTTP {status}'}
            </Translate>
          )}
        </div>
        <RunButton
          guide={guide.name}
          isPrimary={step === next}
          onPress={(isReplayed) => startRun(guide, step.id, isReplayed)}
        >
          {state ? (
            <Translate id="guides.runAgain" description="Button of a step">
              Run again
            </Translate>
          ) : (
            <Translate id="guides.runStep" description="Button of a step">
              Run step
            </Translate>
          )}
        </RunButton>
      </div>
      {runner && state ? (
        <runner.Result guide={guide} call={step} state={state}>
          {expected}
        </runner.Result>
      ) : (
        expected
      )}
    </div>
  );
}

/** What can go wrong in a step, and what to do then. */
function Failures({failures}: Pick<GuideStepData, 'failures'>): ReactNode {
  if (failures.length === 0) return null;
  return (
    <>
      <p className={styles.label}>
        <Translate id="guides.failures" description="Above errors of a step">
          If it fails
        </Translate>
      </p>
      <dl className={styles.failures}>
        {failures.map(({code, when, then}, index) => (
          <div key={index}>
            <dt>
              <code>{code}</code>
            </dt>
            <dd>
              <RichText text={when} /> <RichText text={then} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/**
 * A step of a guide: what it does, its call, its response, how to tell that it
 * worked, and what can go wrong.
 *
 * @throws when the guide has no such step
 */
export default function GuideStep({
  guide,
  step: id,
}: {
  guide: GuideData;
  /** Id of the step. */
  step: string;
}): ReactNode {
  const runner = useStore(runnerStore);
  const step = guide.steps.find((one) => one.id === id);
  if (!step) {
    throw new Error(`The guide "${guide.name}" has no step "${id}".`);
  }
  return (
    <>
      <RichText text={step.description} />
      <CallLine {...step} />
      {step.destroys && (
        <div className={styles.destroys}>
          <RichText text={step.destroys} />
        </div>
      )}
      <Uses guide={guide} step={step} />
      <Samples
        samples={step.samples}
        show={
          runner &&
          ((sample) => (
            <runner.LiveSample guide={guide} step={step} sample={sample} />
          ))
        }
      />
      <Polling step={step} />
      <p className={styles.label}>
        <Translate id="guides.expect" description="Above what a response shows">
          What to expect
        </Translate>
      </p>
      <RichText text={step.expect} />
      <Response guide={guide} step={step} />
      <p className={styles.label}>
        <Translate id="guides.worked" description="Above how to tell that">
          How to tell that it worked
        </Translate>
      </p>
      <RichText text={step.worked} />
      <Failures failures={step.failures} />
    </>
  );
}
