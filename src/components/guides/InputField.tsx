import {useId, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type {GuideInput} from '../../guides/model';
import RichText from '../reference/RichText';
import reference from '../reference/styles.module.css';
import controls from '../tryIt/controls.module.css';
import LinesField from './LinesField';
import {isWrong} from './inputValues';
import styles from './styles.module.css';

interface Props {
  input: GuideInput;
  text: string;
  onChange: (text: string) => void;
}

function Control({
  input,
  text,
  onChange,
  describedBy,
}: Props & {describedBy: string}): ReactNode {
  const {name, type, secret, multiline} = input;
  const shared = {
    id: `input-${name}`,
    name,
    value: text,
    'aria-describedby': describedBy,
  };
  if (type === 'boolean') {
    return (
      <select
        {...shared}
        className={clsx(controls.control, styles.field)}
        onChange={({target}) => onChange(target.value)}
      >
        {['true', 'false'].map((value) => (
          <option key={value}>{value}</option>
        ))}
      </select>
    );
  }
  if (multiline) {
    return (
      <LinesField
        id={shared.id}
        name={name}
        text={text}
        isWrong={isWrong(input, text)}
        describedBy={describedBy}
        onChange={onChange}
      />
    );
  }
  return (
    <input
      {...shared}
      aria-invalid={isWrong(input, text)}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      type={secret ? 'password' : 'text'}
      inputMode={type === 'integer' ? 'numeric' : undefined}
      className={clsx(controls.control, controls.code, styles.field)}
      onChange={({target}) => onChange(target.value)}
    />
  );
}

/** An input of a guide; without scripts, its value in the samples. */
export default function InputField(props: Props): ReactNode {
  const {input, text} = props;
  const id = useId();
  useBrokenLinks().collectAnchor(`input-${input.name}`);
  return (
    <li className={styles.input}>
      <label htmlFor={`input-${input.name}`} className={styles.inputName}>
        <code>{input.name}</code>{' '}
        {input.required && (
          <span className={reference.required}>
            <Translate
              id="reference.field.required"
              description="Mark of a field that a request must set"
            >
              required
            </Translate>
          </span>
        )}
      </label>
      <Control {...props} describedBy={id} />
      {input.multiline ? (
        <pre className={clsx(styles.fixedValue, styles.fixedLines)}>
          {input.default}
        </pre>
      ) : (
        <code className={styles.fixedValue}>{String(input.default ?? '')}</code>
      )}
      <div id={id} className={styles.inputText}>
        <RichText text={input.description} />
        {input.secret && (
          <p>
            <Translate
              id="guides.inputs.secret"
              description="Below an input that is a password or a key"
            >
              A secret: no link carries it, and nothing keeps it.
            </Translate>
          </p>
        )}
        {isWrong(input, text) && (
          <p className={controls.wrong}>
            {text.trim() === '' ? (
              <Translate
                id="guides.inputs.missing"
                description="Below a required input without a value"
              >
                The guide needs a value here.
              </Translate>
            ) : (
              <Translate
                id="guides.inputs.integer"
                description="Below an input that must be an integer and is not"
              >
                A whole number, such as 3.
              </Translate>
            )}
          </p>
        )}
      </div>
    </li>
  );
}
