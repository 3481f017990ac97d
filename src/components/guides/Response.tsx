import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {getMeasures} from '../../calls/answer';
import type {GuideData, RunnableCall} from '../../guides/model';
import {useStore} from '../store';
import {runnerStore} from './RunButton';
import {useSteps, type StepState} from './state';
import {getStatusText, StatusMark} from './StepMark';
import styles from './guides.module.css';

function Head({state}: {state: StepState}): ReactNode {
  const {status, attempts, answer} = state;
  const calls = translate(
    {
      message: '{attempts} calls',
      description: 'In the head of a response: how many calls it took so far',
    },
    {attempts},
  );
  return (
    <>
      <StatusMark status={status} />{' '}
      {answer ? getMeasures(answer) : getStatusText(status)}
      {answer?.code && answer.code !== 'ok' && ` · ${answer.code}`}
      {attempts > 1 && ` · ${calls}`}
    </>
  );
}

interface Props {
  guide: GuideData;
  call: RunnableCall;
  title?: ReactNode;
  end: ReactNode;
  children?: ReactNode;
}

/** Why a step failed, if not because of an error response. */
function Advice({state: {answer, problem}}: {state: StepState}): ReactNode {
  if (problem?.reason === 'output') {
    return (
      <p className="alert alert--danger">
        <Translate>
          Nothing was sent. First run the steps that the values come from.
        </Translate>
      </p>
    );
  }
  if (!problem || problem.reason === 'unreachable' || answer?.code !== 'ok')
    return null;
  return (
    <p className="alert alert--danger">
      <Translate
        description="Why a step failed; {conditions} is what it expects"
        values={{conditions: <code>{problem.conditions.join(', ')}</code>}}
      >
        {
          'The response does not meet the conditions of this step: {conditions}. Compare it with the expected response.'
        }
      </Translate>
    </p>
  );
}

/** The actual response; until it is as expected, the expected one, too. */
export default function Response(props: Props): ReactNode {
  const {guide, call, title, end, children} = props;
  const runner = useStore(runnerStore);
  const state = useSteps(guide.name)[call.id];
  const {status, sent, answer, problem} = state ?? {};
  const isReplaced = status === 'done' && answer?.text !== undefined;
  return (
    <div className={styles.response} data-guide-result={status}>
      <div className={styles.head}>
        <div>{state ? <Head state={state} /> : title}</div>
        {end}
      </div>
      {state && <Advice state={state} />}
      {runner && answer && sent && (
        <runner.Answer
          answer={answer}
          sent={sent}
          rpc={call.operation.rpc}
          isExpected={!problem}
        />
      )}
      {state && !isReplaced && title && <p>{title}</p>}
      {!isReplaced && children}
    </div>
  );
}
