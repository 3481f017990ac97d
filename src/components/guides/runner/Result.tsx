import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {
  GuideData,
  GuideStepData,
  RunnableCall,
} from '../../../guides/model';
import {makeVisible} from '../../../calls/visible';
import Explained from '../../errors/Explained';
import RichText from '../../reference/RichText';
import {useStore} from '../../store';
import answerStyles from '../../tryIt/answer/answer.module.css';
import BodyView from '../../tryIt/answer/BodyView';
import FailureView from '../../tryIt/answer/FailureView';
import ConfirmDialog from '../../tryIt/ConfirmDialog';
import {InputLink, Listed, StepLink} from '../links';
import {shownServer, type Problem, type StepState} from '../state';
import {getStatusText, StatusMark} from '../StepMark';
import {answerQuestion} from './run';

/** How a step goes, in a few words. */
function getText({status, attempts, answer, wait}: StepState): string {
  if (wait) {
    return translate(
      {
        id: 'guides.result.wait',
        message: 'not yet; call {next} in {seconds} s, {left} left',
        description:
          'How a step goes that repeats its call; {next} is the number of its next call, {left} how many are left',
      },
      {next: attempts + 1, seconds: wait.seconds, left: wait.left},
    );
  }
  if (status === 'done' && answer) {
    return translate({
      id: 'guides.result.right',
      message: 'as expected',
      description: 'In the head of the response of a step',
    });
  }
  if (status === 'failed' && answer?.head) {
    return translate({
      id: 'guides.result.wrong',
      message: 'not as expected',
      description: 'In the head of the response of a step',
    });
  }
  return getStatusText(status);
}

/** The head of a response: status, time, and whether it is as expected. */
export function ResultHead({state}: {state: StepState}): ReactNode {
  const {status, attempts, answer, wait} = state;
  const isHere = answer?.head && (status !== 'running' || wait);
  const parts = isHere
    ? [
        `HTTP ${answer.head?.status}`,
        `${Math.max(1, Math.round(answer.time))} ms`,
      ]
    : [];
  if (attempts > 1) {
    const times = translate(
      {
        id: 'guides.result.attempts',
        message: '{attempts} calls',
        description: 'In the head of a response: how many calls it took so far',
      },
      {attempts},
    );
    parts.push(times);
  }
  return (
    <>
      <StatusMark status={status} /> {[...parts, getText(state)].join(' · ')}
    </>
  );
}

interface Props {
  guide: GuideData;
  call: RunnableCall & Partial<Pick<GuideStepData, 'destroys' | 'failures'>>;
  state: StepState;
  /** The expected response. */
  children?: ReactNode;
}

/** Most characters of a message that are shown: the response has all of it. */
const longest = 1000;

/** An error of the platform: its words, and what the guide says of it. */
function ErrorAdvice({call, state}: Props): ReactNode {
  const {code = '', message = '', head} = state.answer ?? {};
  return (
    <>
      <p>
        <strong>
          <code>{makeVisible(code)}</code>
        </strong>{' '}
        {makeVisible(message.slice(0, longest))}
      </p>
      <Explained
        code={code}
        message={message}
        head={head}
        operation={call.operation.rpc}
      />
      {call.failures
        ?.filter((failure) => failure.code === code)
        .map(({when, then}, index) => (
          <p key={index}>
            <RichText text={when} /> <RichText text={then} />
          </p>
        ))}
      <p>
        <Link to={`/docs/api/${call.operation.slug}#errors`}>
          <Translate
            id="guides.advice.errors"
            description="Link to the errors of an operation; {title} is its title"
            values={{title: call.operation.title}}
          >
            {'All errors of “{title}”'}
          </Translate>
        </Link>
      </p>
    </>
  );
}

/** What a call needs that it does not have, so that nothing was sent. */
function Missing({parts}: {parts: ReactNode[]}): ReactNode {
  return (
    <p>
      <Translate
        id="guides.advice.missing"
        description="Why a step did not run; {values} are links to inputs, or to the step that has a value"
        values={{values: <Listed parts={parts} />}}
      >
        {'Nothing was sent. The step needs: {values}.'}
      </Translate>
    </p>
  );
}

/** Why a step failed, and what the reader can do about it. */
function Advice({problem, ...props}: Props & {problem: Problem}): ReactNode {
  const {guide, state} = props;
  switch (problem.reason) {
    case 'failure':
      return (
        state.sent && (
          <FailureView failure={problem.failure} sent={state.sent} />
        )
      );
    case 'inputs':
      return (
        <Missing
          parts={problem.names.map((name) => (
            <InputLink name={name} />
          ))}
        />
      );
    case 'output':
      return <Missing parts={[<StepLink guide={guide} id={problem.of} />]} />;
    default: {
      if ('code' in problem) return <ErrorAdvice {...props} />;
      const wrong =
        problem.reason === 'response'
          ? [problem.expression]
          : problem.conditions;
      return (
        <p>
          <Translate
            id="guides.advice.conditions"
            description="Why a step failed; {conditions} is what it expects"
            values={{
              conditions: (
                <Listed
                  parts={wrong.map((condition) => (
                    <code>{condition}</code>
                  ))}
                />
              ),
            }}
          >
            {
              'The response lacks what this step expects: {conditions}. Compare it with the expected response.'
            }
          </Translate>
        </p>
      );
    }
  }
}

/**
 * The response of a call in place of the expected one, and what to do when it
 * fails; the expected one stays where none came, and folded where they differ.
 */
export default function Result(props: Props): ReactNode {
  const {call, state, children} = props;
  const {status, answer, problem} = state;
  const server = useStore(shownServer)?.server;
  const hasText = answer?.text !== undefined;
  return (
    <>
      {status === 'asking' && (
        <>
          {call.destroys && <RichText text={call.destroys} />}
          <ConfirmDialog
            rpc={call.operation.rpc}
            address={server?.base ?? ''}
            onYes={() => answerQuestion(true)}
            onNo={() => answerQuestion(false)}
          />
        </>
      )}
      {problem && (
        <div
          className={
            problem.reason === 'failure' ? undefined : answerStyles.error
          }
        >
          <Advice {...props} problem={problem} />
        </div>
      )}
      {hasText && (
        <BodyView
          text={answer.text ?? ''}
          isJson={answer.code !== undefined}
          name={call.operation.rpc}
          label={undefined}
        />
      )}
      {children && !(hasText && status === 'done') && (
        <details>
          <summary>
            <Translate
              id="guides.response.expected"
              description="Title of the folded response that a step should have"
            >
              Expected response
            </Translate>
          </summary>
          {children}
        </details>
      )}
    </>
  );
}
