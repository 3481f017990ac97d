import {Fragment, useId, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import type {GuideData, GuideInput} from '../../guides/model';
import RichText from '../reference/RichText';
import controls from '../tryIt/controls.module.css';
import {getText, isWrong} from './inputs';
import {withRunner} from './loadRunner';
import {dispatch, useGuide} from './state';
import styles from './guides.module.css';

interface Props {
  guide: GuideData;
  input: GuideInput;
}

/**
 * An input of a guide: its field where the page runs, and its value before. A
 * field that React took over would lose what is typed meanwhile.
 */
function Input({guide, input}: Props): ReactNode {
  const {name, type, multiline, required, description} = input;
  const entered = useGuide(guide.name).inputs;
  const descriptionId = useId();
  const isBrowser = useIsBrowser();
  const id = `input-${name}`;
  useBrokenLinks().collectAnchor(id);
  const Field = multiline ? 'textarea' : 'input';
  const Value = multiline ? 'pre' : 'code';
  const text = getText(input, entered);
  const wrong = isWrong(input, entered);
  return (
    <li>
      <label htmlFor={isBrowser ? id : undefined}>
        <code>{name}</code>{' '}
        {required && (
          <small>
            <Translate
              id="reference.field.required"
              description="Mark of a field that a request must set"
            >
              required
            </Translate>
          </small>
        )}
      </label>
      {isBrowser ? (
        <Field
          id={id}
          className={clsx(controls.control, controls.code)}
          value={text}
          rows={multiline && 8}
          inputMode={type === 'integer' ? 'numeric' : undefined}
          aria-describedby={descriptionId}
          aria-invalid={wrong}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={({target}) => {
            dispatch(guide.name, {type: 'entered', name, text: target.value});
            // It writes the samples anew.
            void withRunner();
          }}
        />
      ) : (
        <Value id={id}>{text}</Value>
      )}
      <div id={descriptionId}>
        <RichText text={description} />
        {wrong && (
          <p className={controls.wrong}>
            {type === 'integer' ? (
              <Translate
                id="guides.inputs.integer"
                description="Below an input that must be an integer and is not"
              >
                Enter a whole number, such as 3.
              </Translate>
            ) : (
              <Translate
                id="guides.inputs.missing"
                description="Below a required input without a value"
              >
                Enter a value.
              </Translate>
            )}
          </p>
        )}
      </div>
    </li>
  );
}

/** The values with which the guide runs, entered once for all steps. */
export default function Inputs({guide}: {guide: GuideData}): ReactNode {
  const entered = useGuide(guide.name).inputs;
  return (
    <details className={styles.fold}>
      <summary>
        <Translate id="guides.inputs" description="Title of folded fields">
          Inputs
        </Translate>
        {guide.inputs.map((input) => (
          <Fragment key={input.name}>
            {' '}
            <code>{getText(input, entered).split('\n')[0]}</code>
          </Fragment>
        ))}
      </summary>
      <p>
        <Translate
          id="guides.inputs.text"
          description="Above the inputs of a guide"
        >
          Every step and every sample uses these values. They are those of the
          sandbox; replace them with your own.
        </Translate>
      </p>
      <ul className={styles.inputs}>
        {guide.inputs.map((input) => (
          <Input key={input.name} guide={guide} input={input} />
        ))}
      </ul>
    </details>
  );
}
