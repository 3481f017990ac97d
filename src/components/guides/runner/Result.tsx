import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {GuideData, RunnableCall} from '../../../guides/model';
import {makeVisible} from '../../../calls/visible';
import Explained from '../../errors/Explained';
import RichText from '../../reference/RichText';
import {useStore} from '../../store';
import styles from '../../tryIt/answer/answer.module.css';
import BodyView from '../../tryIt/answer/BodyView';
import FailureView from '../../tryIt/answer/FailureView';
import ConfirmDialog from '../../tryIt/ConfirmDialog';
import {InputLink, Listed, StepLink} from '../links';
import {shownServer, type StepState} from '../state';
import {answerQuestion} from './run';

interface Props {
  guide: GuideData;
  call: RunnableCall;
  state: StepState;
  /** The expected response. */
  children?: ReactNode;
}

/** Most characters of a message that are shown: the response has all of it. */
const longest = 1000;

/** An error of the platform: its words, its cause, and where others are. */
function ErrorAdvice({call: {operation}, state}: Props): ReactNode {
  const {code = '', message = '', head} = state.answer ?? {};
  return (
    <div className={styles.error}>
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
        operation={operation.rpc}
      />
      <p>
        <Link to={`/docs/api/${operation.slug}#errors`}>
          <Translate
            description="Link to the errors of an operation; {title} is its title"
            values={{title: operation.title}}
          >
            {'All errors of “{title}”'}
          </Translate>
        </Link>
      </p>
    </div>
  );
}

/** Why no response came, or what is wrong with it. */
function Advice(props: Props): ReactNode {
  const {guide, state} = props;
  const {sent, answer, problem} = state;
  if (!problem) return null;
  switch (problem.reason) {
    case 'unreachable':
      return (
        sent &&
        answer?.failure && <FailureView failure={answer.failure} sent={sent} />
      );
    case 'inputs':
    case 'output': {
      const values =
        problem.reason === 'inputs'
          ? problem.names.map((name) => <InputLink name={name} />)
          : [<StepLink guide={guide} id={problem.of} />];
      return (
        <p className={styles.error}>
          <Translate
            description="Why a step did not run; {values} are links to inputs, or to the step that has a value"
            values={{values: <Listed parts={values} />}}
          >
            {'Nothing was sent. The step needs: {values}.'}
          </Translate>
        </p>
      );
    }
    default: {
      if (answer?.code !== 'ok') return <ErrorAdvice {...props} />;
      const parts = problem.conditions.map((one) => <code>{one}</code>);
      return (
        <p className={styles.error}>
          <Translate
            description="Why a step failed; {conditions} is what it expects"
            values={{conditions: <Listed parts={parts} />}}
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
  const {status, answer} = state;
  const base = useStore(shownServer)?.server.base ?? '';
  const text = answer?.text;
  return (
    <>
      {status === 'asking' && (
        <>
          {call.destroys && <RichText text={call.destroys} />}
          <ConfirmDialog
            rpc={call.operation.rpc}
            address={base}
            onYes={() => answerQuestion(true)}
            onNo={() => answerQuestion(false)}
          />
        </>
      )}
      <Advice {...props} />
      {text !== undefined && (
        <BodyView
          text={text}
          isJson={answer?.code !== undefined}
          name={call.operation.rpc}
          label={undefined}
        />
      )}
      {children && (text === undefined || status !== 'done') && (
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
