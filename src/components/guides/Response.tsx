import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {GuideData, RunnableCall} from '../../guides/model';
import {useStore} from '../store';
import {runnerStore} from './RunButton';
import {useSteps, type StepState} from './state';
import {getStatusText, StatusMark} from './StepMark';
import styles from './guides.module.css';

function getText({status, attempts, answer, wait}: StepState): string {
  if (wait) {
    return translate(
      {
        message: 'not yet; call {next} in {seconds} s, {left} left',
        description:
          'How a step goes that repeats its call; {next} is the number of its next call, {left} how many are left',
      },
      {next: attempts + 1, ...wait},
    );
  }
  if (status === 'done' && answer) {
    return translate({message: 'as expected', description: 'Of a response'});
  }
  if (status === 'failed' && answer?.head) {
    return translate({
      message: 'not as expected',
      description: 'Of a response',
    });
  }
  return getStatusText(status);
}

function Head({state}: {state: StepState}): ReactNode {
  const {status, attempts, answer, wait} = state;
  const parts: string[] = [];
  if (answer?.head && (status !== 'running' || wait)) {
    const {head, code = '', time} = answer;
    parts.push(`HTTP ${head.status}`);
    if (code !== 'ok') parts.push(code);
    parts.push(`${Math.max(1, Math.round(time))} ms`);
  }
  if (attempts > 1) {
    const times = translate(
      {
        message: '{attempts} calls',
        description: 'In the head of a response: how many calls it took so far',
      },
      {attempts},
    );
    parts.push(times);
  }
  return (
    <>
      <StatusMark status={status} />{' '}
      {[...parts, getText(state)].filter(Boolean).join(' · ')}
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

/** The expected response, replaced with the actual one. */
export default function Response(props: Props): ReactNode {
  const {guide, call, title, end, children} = props;
  const runner = useStore(runnerStore);
  const state = useSteps(guide.name)[call.id];
  return (
    <div className={styles.response} data-guide-result={state?.status}>
      <div className={styles.head} data-code-head>
        <div>{state ? <Head state={state} /> : title}</div>
        {end}
      </div>
      {runner && state ? (
        <runner.Result guide={guide} call={call} state={state}>
          {children}
        </runner.Result>
      ) : (
        children
      )}
    </div>
  );
}
