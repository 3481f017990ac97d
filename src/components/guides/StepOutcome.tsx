import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {GuideStepData} from '../../guides/model';
import Code from '../code/Code';
import RichText from '../reference/RichText';
import Polling from './Polling';
import styles from './styles.module.css';

/** What can go wrong in a step, and what to do then. */
function Failures({failures}: Pick<GuideStepData, 'failures'>): ReactNode {
  if (failures.length === 0) return null;
  return (
    <>
      <p className={styles.label}>
        <Translate
          id="guides.failures"
          description="Above the errors of a step and what to do then"
        >
          If it fails
        </Translate>
      </p>
      <dl className={styles.failures}>
        {failures.map(({code, when, then}, index) => (
          <div key={index}>
            <dt>
              <code>{code}</code>
            </dt>
            <dd>
              <RichText text={when} /> <RichText text={then} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** What a step returns, how to tell that it worked, and what can go wrong. */
export default function StepOutcome({step}: {step: GuideStepData}): ReactNode {
  return (
    <>
      <Polling step={step} />
      <p className={styles.label}>
        <Translate
          id="guides.expect"
          description="Above what the response of a step shows"
        >
          What to expect
        </Translate>
      </p>
      <RichText text={step.expect} />
      <Code
        language="json"
        html={step.responseHtml}
        lines={step.responseLines}
        title={translate(
          {
            id: 'guides.expected',
            message: 'Expected response, HTTP {status}',
            description: 'Title of the response that a step should have',
          },
          {status: step.status},
        )}
      />
      <p className={styles.label}>
        <Translate
          id="guides.worked"
          description="Above how to tell that a step worked"
        >
          How to tell that it worked
        </Translate>
      </p>
      <RichText text={step.worked} />
      <Failures failures={step.failures} />
    </>
  );
}
