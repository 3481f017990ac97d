import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import {interpolate} from '@docusaurus/Interpolate';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {OperationData} from '../../api/operationData';
import {checkBody} from '../../calls/validation/check';
import type {Problem} from '../../calls/validation/problem';
import {
  formatProblemCount,
  getReasonText,
  placeText,
} from '../../calls/validation/reasonText';
import type {Schema} from '../../calls/validation/schema';
import {makeVisible} from '../../calls/visible';
import {getExampleBody} from './link';
import {formatJson} from './readableText';
import controls from './controls.module.css';
import styles from './Panel.module.css';

/** Delay between the last key and the check, in milliseconds. */
const pause = 300;

/** Debounced text; unchanged while a pointer is pressed. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.querySelector(':active')) return;
      clearInterval(timer);
      setSettled(text);
    }, pause);
    return () => clearInterval(timer);
  }, [text]);
  return settled;
}

interface ChoiceProps {
  label: ReactNode;
  value: string | number;
  onChange: (value: string) => void;
  children: ReactNode;
}

function Choice({label, value, onChange, children}: ChoiceProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label className={controls.hint} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={controls.control}
        value={value}
        onChange={({target}) => onChange(target.value)}
      >
        {children}
      </select>
    </div>
  );
}

interface AnswerChoiceProps {
  data: OperationData;
  error: string;
  onChange: (error: string) => void;
}

/** Response of the sandbox: simulated, or a documented error. */
export function AnswerChoice(props: AnswerChoiceProps): ReactNode {
  const {data, error, onChange} = props;
  if (data.errors.length === 0) return null;
  return (
    <Choice
      label={<Translate>Answer with</Translate>}
      value={error}
      onChange={onChange}
    >
      <option value="">{translate({message: 'The normal response'})}</option>
      {data.errors.map(({anchor, code, text}) => (
        <option key={anchor} value={anchor}>{`${code}: ${text}`}</option>
      ))}
    </Choice>
  );
}

interface BodyProps {
  data: OperationData;
  text: string;
  onChange: (text: string) => void;
}

function ExampleChoice({data, text, onChange}: BodyProps): ReactNode {
  const {examples} = data;
  if (examples.length < 2) return null;
  const bodies = examples.map(getExampleBody);
  const index = bodies.indexOf(text);
  return (
    <Choice
      label={
        <Translate description="Label of the choice of an example for the body">
          Example
        </Translate>
      }
      value={index}
      onChange={(value) => onChange(bodies[Number(value)] ?? text)}
    >
      {index < 0 && (
        <option value={-1}>{translate({message: 'Your own body'})}</option>
      )}
      {examples.map(({summary, name}, at) => (
        <option key={name} value={at}>
          {(summary ?? name).replaceAll('`', '')}
        </option>
      ))}
    </Choice>
  );
}

export function BodyFields({data, text, onChange}: BodyProps): ReactNode {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const settled = useSettled(text);
  const schema = data.schema as Schema;
  const problems = useMemo(() => checkBody(settled, schema), [settled, schema]);

  function pick({offset, length}: Problem): void {
    area.current?.setSelectionRange(offset, offset + length);
    // This also scrolls it into view.
    area.current?.focus();
  }

  function format(): void {
    const [first] = checkBody(text, schema);
    if (first?.reason.kind === 'syntax') pick(first);
    else onChange(formatJson(text));
  }

  return (
    <div className={controls.group}>
      <div className={styles.bar}>
        <label className={controls.label} htmlFor={id}>
          <Translate>Request body (JSON)</Translate>
        </label>
        <button type="button" className={controls.small} onClick={format}>
          <Translate description="Button that indents the JSON of the request">
            Format
          </Translate>
        </button>
      </div>
      <ExampleChoice data={data} text={text} onChange={onChange} />
      <textarea
        ref={area}
        id={id}
        className={clsx(controls.control, controls.code, styles.text)}
        value={text}
        rows={text.split('\n').length}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        aria-describedby={`${id}-count`}
        aria-invalid={problems.some(({isError}) => isError)}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-count`} role="status" className={controls.hint}>
        {formatProblemCount(problems)}
      </p>
      {problems.length > 0 && (
        <ul className={styles.problems}>
          {problems.map((problem) => {
            const {field, reason, line, column, isError, offset} = problem;
            const text = (
              <>
                {field && <code>{makeVisible(field)}</code>}{' '}
                {getReasonText(reason)}
              </>
            );
            return (
              <li key={`${offset} ${field} ${reason.kind}`}>
                <button
                  type="button"
                  className={clsx(
                    isError ? controls.danger : controls.warning,
                    styles.problem,
                  )}
                  onClick={() => pick(problem)}
                >
                  {interpolate(placeText(problem), {
                    line,
                    column,
                    problem: text,
                  })}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
