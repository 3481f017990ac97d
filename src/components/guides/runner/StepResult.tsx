import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {GuideData, GuideStepData} from '../../../guides/model';
import BodyView from '../../tryIt/answer/BodyView';
import ResponseMeta from '../../tryIt/answer/ResponseMeta';
import answerStyles from '../../tryIt/answer/answer.module.css';
import ConfirmDialog from '../../tryIt/ConfirmDialog';
import RichText from '../../reference/RichText';
import {getStepStates, useGuide} from '../store';
import {getValueText} from '../valueText';
import Advice from './Advice';
import {answerQuestion} from './control';
import {getStepText} from './stepText';
import {useShownServer} from './server';
import styles from '../styles.module.css';

interface Props {
  guide: GuideData;
  step: GuideStepData;
}

/** How a step goes, its response, and what to do when it fails. */
export default function StepResult({guide, step}: Props): ReactNode {
  const state = getStepStates(useGuide(guide))[step.id];
  const server = useShownServer();
  if (!state) return null;
  const {status, answer, outputs = {}, problem, isRemembered} = state;
  return (
    <div className={styles.result} data-guide-result data-status={status}>
      {status === 'asking' ? (
        <>
          {step.destroys && <RichText text={step.destroys} />}
          <ConfirmDialog
            rpc={step.operation.rpc}
            address={server?.base ?? ''}
            onYes={() => answerQuestion(true)}
            onNo={() => answerQuestion(false)}
          />
        </>
      ) : (
        <p className={styles.status}>
          <strong>{getStepText(state)}</strong>
        </p>
      )}
      {problem && (
        <Advice guide={guide} step={step} state={state} problem={problem} />
      )}
      {answer?.head && (
        <div className={answerStyles.answer}>
          <ResponseMeta answer={answer} />
          {answer.text !== undefined && (
            <BodyView
              text={answer.text}
              isJson={answer.code !== undefined}
              name={step.operation.rpc}
              label={translate({
                id: 'guides.response',
                message: 'Response',
                description: 'Title of the response of a step that ran',
              })}
            />
          )}
        </div>
      )}
      {Object.keys(outputs).length > 0 && (
        <>
          <p className={styles.label}>
            <Translate
              id="guides.outputs"
              description="Above the values of a response that later steps and the end of the guide use"
            >
              From the response
            </Translate>
          </p>
          <ul className={styles.values}>
            {Object.entries(outputs).map(([name, value]) => (
              <li key={name}>
                <code>{name}</code>{' '}
                <span className={styles.value}>{getValueText(value)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {isRemembered && server?.kind === 'sandbox' && (
        <p className={styles.note}>
          <Translate
            id="guides.remembered"
            description="In a step that was done before the page was loaded again"
          >
            You ran this step before the page was loaded. The sandbox starts
            anew with the page, so the step runs again before the next one.
          </Translate>
        </p>
      )}
    </div>
  );
}
