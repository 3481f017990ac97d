import type {ReactNode} from 'react';
import type {GuideData} from '../../guides/model';
import RichText from '../reference/RichText';
import CallLine from './CallLine';
import {useRunner} from './loadRunner';
import RunButtons from './RunButtons';
import SampleTabs from './SampleTabs';
import StepOutcome from './StepOutcome';
import Uses from './Uses';
import styles from './styles.module.css';

interface Props {
  guide: GuideData;
  /** Id of the step. */
  step: string;
}

/**
 * A step of a guide: what it does, its call, what to expect and what can go
 * wrong, and the buttons that run it.
 *
 * @throws when the guide has no such step
 */
export default function GuideStep({guide, step: id}: Props): ReactNode {
  const runner = useRunner();
  const step = guide.steps.find((one) => one.id === id);
  if (!step) {
    throw new Error(
      `The guide "${guide.name}" has no step "${id}". Its workflow has: ${guide.steps.map((one) => one.id).join(', ')}.`,
    );
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
      <SampleTabs
        samples={step.samples}
        show={
          runner &&
          ((sample) => (
            <runner.LiveSample guide={guide} step={step} sample={sample} />
          ))
        }
      />
      <RunButtons guide={guide} step={step} />
      {runner && <runner.StepResult guide={guide} step={step} />}
      <StepOutcome step={step} />
    </>
  );
}
