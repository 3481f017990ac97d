import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {GuideData, RunnableCall} from '../../../guides/model';
import {Listed} from '../../reference/punctuation';
import RichText from '../../reference/RichText';
import Answer from '../../tryIt/Answer';
import ConfirmDialog from '../../tryIt/ConfirmDialog';
import {useServer} from '../../tryIt/server';
import styles from '../../tryIt/Answer.module.css';
import {InputLink, StepLink} from '../links';
import type {StepState} from '../state';

interface Props {
  guide: GuideData;
  call: RunnableCall;
  state: StepState;
  children?: ReactNode;
}

function Advice({guide, state}: Props): ReactNode {
  const {answer, problem} = state;
  if (problem?.reason === 'inputs' || problem?.reason === 'output') {
    const items =
      problem.reason === 'inputs'
        ? problem.names.map((name) => <InputLink name={name} />)
        : [<StepLink guide={guide} id={problem.of} />];
    return (
      <p className={styles.error}>
        <Translate
          description="Why a step did not run; {values} are links to inputs, or to the step that has a value"
          values={{values: <Listed items={items} />}}
        >
          {'Nothing was sent. The step requires: {values}.'}
        </Translate>
      </p>
    );
  }
  if (!problem || problem.reason === 'unreachable' || answer?.code !== 'ok')
    return null;
  const items = problem.conditions.map((one) => <code>{one}</code>);
  return (
    <p className={styles.error}>
      <Translate
        description="Why a step failed; {conditions} is what it expects"
        values={{conditions: <Listed items={items} />}}
      >
        {
          'The response does not meet the conditions of this step: {conditions}. Compare it with the expected response.'
        }
      </Translate>
    </p>
  );
}

/** Actual response; the expected one if there is none, or folded. */
export default function Result(props: Props): ReactNode {
  const {call, state, children} = props;
  const {status, sent, answer, answerQuestion} = state;
  const {operation, destroys} = call;
  const {base = ''} = useServer();
  return (
    <>
      {status === 'asking' && answerQuestion && (
        <>
          {destroys && <RichText text={destroys} />}
          <ConfirmDialog
            rpc={operation.rpc}
            address={base}
            onAnswer={answerQuestion}
          />
        </>
      )}
      <Advice {...props} />
      {answer && sent && (
        <Answer
          answer={answer}
          sent={sent}
          rpc={operation.rpc}
          isExpected={!state.problem}
          more={
            <p>
              <Link to={`/docs/api/${operation.slug}#errors`}>
                <Translate
                  description="Link to the errors of an operation; {title} is its title"
                  values={{title: operation.title}}
                >
                  {'All errors for “{title}”'}
                </Translate>
              </Link>
            </p>
          }
        />
      )}
      {children && (answer?.text === undefined || status !== 'done') && (
        <details>
          <summary>
            <Translate description="Title of the folded response that a step should have">
              Expected response
            </Translate>
          </summary>
          {children}
        </details>
      )}
    </>
  );
}
