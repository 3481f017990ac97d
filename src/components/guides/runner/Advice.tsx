import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {GuideData, GuideStepData} from '../../../guides/model';
import FailureView from '../../tryIt/answer/FailureView';
import {makeVisible} from '../../../calls/visible';
import answerStyles from '../../tryIt/answer/answer.module.css';
import Explained from '../../errors/Explained';
import RichText from '../../reference/RichText';
import InputNames from '../InputNames';
import Listed from '../Listed';
import StepLink from '../StepLink';
import type {Problem, StepState} from '../store';

interface Props {
  guide: GuideData;
  step: GuideStepData;
  state: StepState;
  problem: Problem;
}

/** Most characters of a message that are shown: the response has all of it. */
const longest = 1000;

/** An error of the platform: its words, and what the guide says of it. */
function ErrorAdvice({
  step,
  state,
  code,
}: Omit<Props, 'problem'> & {code: string}): ReactNode {
  const advice = step.failures.filter((failure) => failure.code === code);
  const message = state.answer?.message ?? '';
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
        head={state.answer?.head}
        operation={step.operation.rpc}
      />
      {advice.map(({when, then}, index) => (
        <p key={index}>
          <RichText text={when} /> <RichText text={then} />
        </p>
      ))}
      <p>
        <Link to={`/docs/api/${step.operation.slug}#errors`}>
          <Translate
            id="guides.advice.errors"
            description="Link to the errors of an operation; {title} is its title"
            values={{title: step.operation.title}}
          >
            {'All errors of “{title}”'}
          </Translate>
        </Link>
      </p>
    </>
  );
}

function Words(props: Props): ReactNode {
  const {guide, step, state, problem} = props;
  switch (problem.reason) {
    case 'inputs':
      return (
        <p>
          <Translate
            id="guides.advice.inputs"
            description="Why a step did not run; {names} are links to inputs"
            values={{
              names: <InputNames names={problem.names} />,
            }}
          >
            {
              'Nothing was sent: the step needs a value in {names}. Enter it at the top of the page, then run the step again.'
            }
          </Translate>
        </p>
      );
    case 'output':
      return (
        <p>
          <Translate
            id="guides.advice.output"
            description="Why a step did not run; {name} is an output, {step} a link to the step that has it"
            values={{
              name: <code>{problem.output}</code>,
              step: <StepLink guide={guide} id={problem.of} />,
            }}
          >
            {
              'Nothing was sent: the request needs {name}, which an earlier step returns. Run that one first, or run the rest: {step}.'
            }
          </Translate>
        </p>
      );
    case 'response':
      return (
        <p>
          <Translate
            id="guides.advice.response"
            description="Why a step failed; {name} is a value that later steps use, {place} where the response should have it"
            values={{
              name: <code>{problem.output}</code>,
              place: <code>{problem.expression}</code>,
            }}
          >
            {
              'The call succeeded, but its response has no {name} (at {place}), which later steps use. Compare it with the expected response.'
            }
          </Translate>
        </p>
      );
    case 'conditions':
    case 'retries': {
      if (problem.code) {
        return (
          <ErrorAdvice
            guide={guide}
            step={step}
            state={state}
            code={problem.code}
          />
        );
      }
      const values = {
        conditions: (
          <Listed
            parts={problem.conditions.map((condition) => (
              <code>{condition}</code>
            ))}
          />
        ),
        attempts: state.attempts,
      };
      return problem.reason === 'retries' ? (
        <p>
          <Translate
            id="guides.advice.retries"
            description="Why a step failed; {conditions} is what it waits for, {attempts} the number of calls"
            values={values}
          >
            {
              'After {attempts} calls, this is still not so: {conditions}. Read the response, then run the step again to wait longer.'
            }
          </Translate>
        </p>
      ) : (
        <p>
          <Translate
            id="guides.advice.conditions"
            description="Why a step failed; {conditions} is what it expects"
            values={values}
          >
            {
              'A response came, but not the one that this step expects. This is not so: {conditions}. Compare it with the expected response.'
            }
          </Translate>
        </p>
      );
    }
    default:
      return null;
  }
}

/** Why a step failed, and what the reader can do about it. */
export default function Advice(props: Props): ReactNode {
  const {problem, state} = props;
  if (problem.reason === 'failure') {
    return (
      state.sent && <FailureView failure={problem.failure} sent={state.sent} />
    );
  }
  return (
    <div className={answerStyles.error}>
      <Words {...props} />
    </div>
  );
}
