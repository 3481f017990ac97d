import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {GuideData, GuideStepData} from '../../guides/model';
import InputNames from './InputNames';
import {getStepStates, useGuide} from './store';
import StepLink from './StepLink';
import {getUses} from './uses';
import {getValueText} from './valueText';
import styles from './styles.module.css';

/** Links to the inputs that a request uses. */
function InputLinks({names}: {names: string[]}): ReactNode {
  return (
    <p className={styles.uses}>
      <Translate
        id="guides.uses.inputs"
        description="Above the samples of a step; {names} are links to the fields at the top"
        values={{names: <InputNames names={names} />}}
      >
        {'From the inputs: {names}'}
      </Translate>
    </p>
  );
}

interface Props {
  guide: GuideData;
  step: GuideStepData;
}

/** Which values of the request come from where, and what earlier steps returned. */
export default function Uses({guide, step}: Props): ReactNode {
  const done = getStepStates(useGuide(guide));
  const uses = getUses(step.payload);
  const inputs = uses.flatMap((use) => ('input' in use ? [use.input] : []));
  const outputs = uses.flatMap((use) => ('step' in use ? [use] : []));
  return (
    <>
      {inputs.length > 0 && <InputLinks names={[...new Set(inputs)]} />}
      {outputs.length > 0 && (
        <ul className={styles.values}>
          {outputs.map((use) => {
            const value = done[use.step]?.outputs?.[use.output];
            return (
              <li key={JSON.stringify(use)}>
                <Translate
                  id="guides.uses.output"
                  description="Where a value of the request comes from: {step} is a link to an earlier step"
                  values={{
                    field: <code>{use.field}</code>,
                    output: <code>{use.output}</code>,
                    step: <StepLink guide={guide} id={use.step} />,
                  }}
                >
                  {'{field} is {output} of {step}'}
                </Translate>{' '}
                {value !== undefined && (
                  <span className={styles.value}>{getValueText(value)}</span>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
