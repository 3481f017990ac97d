import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import {escapeHtml} from '../../api/escapeHtml';
import type {GuideData, GuideInput} from '../../guides/model';
import RichText from '../reference/RichText';
import controls from '../tryIt/controls.module.css';
import {getText, isWrong} from './inputs';
import {withRunner} from './loadRunner';
import {dispatch, useGuide} from './state';
import styles from './guides.module.css';

interface FieldProps {
  input: GuideInput;
  isWrong: boolean;
  describedBy: string;
}

const classes = clsx(controls.control, controls.code, styles.field);

/**
 * A field of several lines. Hydrating a `<textarea>` puts its first text back,
 * which loses what the reader has typed since the page was shown: it is HTML to
 * React.
 */
function LinesField({input, isWrong, describedBy}: FieldProps): ReactNode {
  const host = useRef<HTMLSpanElement>(null);
  const [__html] = useState(() => {
    const text = String(input.default ?? '');
    const rows = Math.min(20, Math.max(3, text.split('\n').length));
    // HTML drops the first line break of a textarea.
    return `<textarea id="input-${input.name}" name="${input.name}" class="${classes}" aria-describedby="${describedBy}" autocomplete="off" autocapitalize="off" spellcheck="false" rows="${rows}">\n${escapeHtml(text)}</textarea>`;
  });
  useEffect(() => {
    host.current?.firstElementChild?.setAttribute(
      'aria-invalid',
      String(isWrong),
    );
  }, [isWrong]);
  return <span ref={host} dangerouslySetInnerHTML={{__html}} />;
}

/** The field of an input, whose text React does not hold. */
function Field(props: FieldProps): ReactNode {
  const {input, isWrong, describedBy} = props;
  if (input.multiline) return <LinesField {...props} />;
  return (
    <input
      id={`input-${input.name}`}
      name={input.name}
      defaultValue={String(input.default ?? '')}
      className={classes}
      aria-describedby={describedBy}
      aria-invalid={isWrong}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      inputMode={input.type === 'integer' ? 'numeric' : undefined}
    />
  );
}

/** An input of a guide; without scripts, its value in the samples. */
function Input({input, isWrong}: Omit<FieldProps, 'describedBy'>): ReactNode {
  const id = useId();
  useBrokenLinks().collectAnchor(`input-${input.name}`);
  const Value = input.multiline ? 'pre' : 'code';
  return (
    <li>
      <label htmlFor={`input-${input.name}`}>
        <code>{input.name}</code>
      </label>{' '}
      {input.required && (
        <small>
          <Translate
            id="reference.field.required"
            description="Mark of a field that a request must set"
          >
            required
          </Translate>
        </small>
      )}
      <Field input={input} isWrong={isWrong} describedBy={id} />
      <Value className={styles.fixedValue}>{input.default}</Value>
      <div id={id}>
        <RichText text={input.description} />
        {isWrong && (
          <p className={controls.wrong}>
            {input.type === 'integer' ? (
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
  const {inputs: entered} = useGuide(guide.name);
  const list = useRef<HTMLUListElement>(null);

  function enter({name, value: text}: HTMLInputElement): void {
    dispatch(guide.name, {type: 'entered', name, text});
    // It writes the samples anew.
    void withRunner();
  }

  const isFirst = useRef(true);
  useEffect(() => {
    for (const input of guide.inputs) {
      const field = list.current?.querySelector<HTMLInputElement>(
        `[name="${input.name}"]`,
      );
      const text = getText(input, entered);
      if (!field || field.value === text) continue;
      // What was typed before React ran the page counts.
      if (isFirst.current && !(input.name in entered)) enter(field);
      else field.value = text;
    }
    isFirst.current = false;
  });

  return (
    <details className={styles.inputs}>
      <summary>
        <Translate id="guides.inputs" description="Title of folded fields">
          Inputs
        </Translate>
        {guide.inputs.map((input) => (
          <code key={input.name}>{getText(input, entered).split('\n')[0]}</code>
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
      <ul ref={list} onInput={({target}) => enter(target as HTMLInputElement)}>
        {guide.inputs.map((input) => (
          <Input
            key={input.name}
            input={input}
            isWrong={isWrong(input, entered)}
          />
        ))}
      </ul>
    </details>
  );
}
