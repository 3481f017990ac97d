import {useEffect, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {GuideData} from '../../guides/model';
import RichText from '../reference/RichText';
import InTerminal from './InTerminal';
import Inputs from './Inputs';
import {getInputsOfLink} from './link';
import {loadRunner} from './loadRunner';
import {recallGuide} from './remembered';
import RunButtons from './RunButtons';
import ServerPlace from './ServerPlace';
import StepList from './StepList';
import styles from './styles.module.css';

/** Fetches the runner where the reader goes on with what they began. */
function useWhatWasBegun(guide: GuideData): void {
  useEffect(() => {
    const link = getInputsOfLink(guide, location.search);
    if (recallGuide(guide) || Object.keys(link).length > 0) {
      loadRunner().catch(() => {
        // A click tries again, and says what is wrong.
      });
    }
  }, [guide]);
}

/** What a guide takes and needs, its inputs and steps, and the start of a run. */
export default function GuideStart({guide}: {guide: GuideData}): ReactNode {
  useWhatWasBegun(guide);
  return (
    <>
      <p className={styles.time}>
        <Translate
          id="guides.time"
          description="How long a guide takes; {minutes} is a number"
          values={{minutes: guide.minutes, count: guide.steps.length}}
        >
          {'About {minutes} minutes · {count} steps'}
        </Translate>
      </p>
      {guide.needs.length > 0 && (
        <>
          <Heading as="h2" id="needs">
            <Translate id="guides.needs" description="Heading in a guide">
              What you need
            </Translate>
          </Heading>
          <ul>
            {guide.needs.map((need, index) => (
              <li key={index}>
                <RichText text={need} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Heading as="h2" id="steps">
        <Translate id="guides.steps" description="Heading in a guide">
          Steps
        </Translate>
      </Heading>
      <StepList guide={guide} />
      {guide.inputs.length > 0 && (
        <>
          <Heading as="h2" id="inputs">
            <Translate id="guides.inputs" description="Heading in a guide">
              Inputs
            </Translate>
          </Heading>
          <p>
            <Translate
              id="guides.inputs.text"
              description="Above the inputs of a guide"
            >
              Every step and every sample uses these values. They are those of
              the sandbox; replace them with your own.
            </Translate>
          </p>
          <Inputs guide={guide} />
        </>
      )}
      <section className={styles.box} aria-labelledby="run">
        <Heading as="h2" id="run">
          <Translate id="guides.run" description="Heading in a guide">
            Run the guide here
          </Translate>
        </Heading>
        <p>
          <Translate
            id="guides.run.text"
            description="Above the button that runs a guide"
          >
            The steps run in this page, against the sandbox unless you choose
            another server. Each step has a button of its own, too.
          </Translate>
        </p>
        <ServerPlace guide={guide} />
        <RunButtons guide={guide} />
      </section>
      <InTerminal guide={guide} />
    </>
  );
}
