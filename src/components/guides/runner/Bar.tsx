import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {GuideData} from '../../../guides/model';
import controls from '../../tryIt/controls.module.css';
import {resultId, getResult} from '../Result';
import {isBusy, getStepStates, useGuide} from '../store';
import {getBarText} from './barText';
import {startOver} from './control';
import styles from '../styles.module.css';

/** The step that the reader wants to see: at work, failed, or the next one. */
function findStepInView(
  guide: GuideData,
  state: ReturnType<typeof useGuide>,
): string | undefined {
  const known = getStepStates(state);
  const {steps} = guide;
  const {anchor} =
    steps.find(({id}) => id === state.current) ??
    steps.find(({id}) => known[id]?.status === 'failed') ??
    steps.find(({id}) => known[id]?.status !== 'done') ??
    {};
  return anchor;
}

interface Props {
  guide: GuideData;
  /** Buttons that run the guide. */
  children: ReactNode;
}

/** How far the guide is, at the lower edge of the window, and what to do next. */
export default function Bar({guide, children}: Props): ReactNode {
  const state = useGuide(guide);
  const known = Object.keys(getStepStates(state)).length;
  const text = known > 0 || isBusy(state) ? getBarText(guide, state) : '';
  const anchor = findStepInView(guide, state);
  const hasResult = getResult(guide, state) !== undefined;
  return (
    <div className={text ? styles.bar : undefined} data-guide-bar={text !== ''}>
      <p role="status" className={styles.barText}>
        {text}
      </p>
      {text && (
        <div className={styles.buttons}>
          {hasResult && (
            <Link className={styles.barLink} to={`#${resultId}`}>
              <Translate
                id="guides.bar.result"
                description="Link to the sentence that says what exists after a run"
              >
                Show the result
              </Translate>
            </Link>
          )}
          {anchor && (
            <Link className={styles.barLink} to={`#${anchor}`}>
              <Translate
                id="guides.bar.show"
                description="Link to the step that runs, failed or is next"
              >
                Show the step
              </Translate>
            </Link>
          )}
          {children}
          <button
            type="button"
            className={controls.button}
            onClick={() => void startOver(guide)}
          >
            <Translate
              id="guides.startOver"
              description="Button that forgets what was done in a guide"
            >
              Start over
            </Translate>
          </button>
        </div>
      )}
    </div>
  );
}
