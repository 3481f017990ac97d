import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {GuideStepData} from '../../guides/model';
import Listed from './Listed';

/** Says that a step repeats its call, how often, and until what. */
export default function Polling({step}: {step: GuideStepData}): ReactNode {
  const retry = step.onFailure.find((action) => action.type === 'retry');
  if (!retry) return null;
  return (
    <p>
      <Translate
        id="guides.polling"
        description="Says of a step that it repeats its call; {conditions} is what it waits for"
        values={{
          seconds: retry.after,
          limit: retry.limit,
          conditions: (
            <Listed
              parts={step.criteria.map((condition) => (
                <code>{condition}</code>
              ))}
            />
          ),
        }}
      >
        {
          'The step repeats the call every {seconds} seconds, {limit} times at most, until this holds: {conditions}.'
        }
      </Translate>
    </p>
  );
}
