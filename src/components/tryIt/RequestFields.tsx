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
import {formatProblemCount} from '../../calls/validation/problemCount';
import {getReasonText, placeText} from '../../calls/validation/reasonText';
import type {Schema} from '../../calls/validation/schema';
import {makeVisible} from '../../calls/visible';
import {formatJson} from './answer/readableText';
import {getBodyText} from './examples';
import controls from './controls.module.css';
import styles from './RequestFields.module.css';

/**
 * A value as it was when it last did not change for a while. It also waits for
 * a click to end: what changes then moves nothing away from under the pointer,
 * so that the click still hits its target.
 */
function useDebounced<T>(value: T, milliseconds: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    let isPressed = false;
    let isDue = false;
    const settle = () => {
      if (isDue && !isPressed) setSettled(value);
    };
    const timer = setTimeout(() => {
      isDue = true;
      settle();
    }, milliseconds);
    const onPointerDown = () => {
      isPressed = true;
    };
    // The click comes after the pointer is up.
    const onPointerUp = () => {
      isPressed = false;
      setTimeout(settle);
    };
    addEventListener('pointerdown', onPointerDown, true);
    addEventListener('pointerup', onPointerUp, true);
    addEventListener('pointercancel', onPointerUp, true);
    return () => {
      isDue = false;
      clearTimeout(timer);
      removeEventListener('pointerdown', onPointerDown, true);
      removeEventListener('pointerup', onPointerUp, true);
      removeEventListener('pointercancel', onPointerUp, true);
    };
  }, [value, milliseconds]);
  return settled;
}

interface ProblemsProps {
  problems: Problem[];
  onPick: (problem: Problem) => void;
}

function Words({problem}: {problem: Problem}): ReactNode {
  const {field, reason, line, column} = problem;
  const text = (
    <>
      {field && (
        <>
          <code>{makeVisible(field)}</code>{' '}
        </>
      )}
      {getReasonText(reason)}
    </>
  );
  return interpolate(placeText(problem), {line, column, problem: text});
}

/** What is wrong with the body, each a button that leads to the place. */
function Problems({problems, onPick}: ProblemsProps): ReactNode {
  if (problems.length === 0) return null;
  return (
    <ul className={styles.problems}>
      {problems.map((problem) => {
        const {field, reason, isError, offset} = problem;
        return (
          <li key={`${offset} ${field} ${reason.kind}`}>
            <button
              type="button"
              className={clsx(styles.problem, !isError && styles.warning)}
              onClick={() => onPick(problem)}
            >
              <Words problem={problem} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

interface ChoiceProps {
  label: ReactNode;
  /** Index of the option that is chosen. */
  value: number;
  options: {text: string; value: number}[];
  onChange: (index: number) => void;
}

/** A choice in one line, with its label before it. */
function Choice({label, value, options, onChange}: ChoiceProps): ReactNode {
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
        onChange={({target}) => onChange(Number(target.value))}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  );
}

interface AnswerChoiceProps {
  data: OperationData;
  /** Anchor of the error that is chosen; empty for none. */
  error: string;
  onChange: (error: string) => void;
}

/** What the sandbox answers with: as it does by itself, or an error of the page. */
export function AnswerChoice(props: AnswerChoiceProps): ReactNode {
  const {data, error, onChange} = props;
  const {errors} = data;
  if (errors.length === 0) return null;
  const usual = translate({
    id: 'tryIt.answerWith.usual',
    message: 'The usual response',
    description:
      'Choice of what the sandbox answers with: no error is asked for',
  });
  return (
    <Choice
      label={
        <Translate
          id="tryIt.answerWith"
          description="Label of the choice of what the sandbox answers with: as usual, or with an error"
        >
          Answer with
        </Translate>
      }
      value={errors.findIndex(({anchor}) => anchor === error)}
      options={[
        {text: usual, value: -1},
        ...errors.map(({code, text}, index) => ({
          text: `${code}: ${text}`,
          value: index,
        })),
      ]}
      onChange={(index) => onChange(errors[index]?.anchor ?? '')}
    />
  );
}

/** Milliseconds without a key before the body is checked. */
const pause = 300;

interface BodyProps {
  data: OperationData;
  text: string;
  onChange: (text: string) => void;
}

/** Fills in one of the examples; shows which one the body is. */
function ExampleChoice({data, text, onChange}: BodyProps): ReactNode {
  const {examples} = data;
  if (examples.length < 2) return null;
  const bodies = examples.map(({value}) => getBodyText(value));
  const own = translate({
    id: 'tryIt.example.own',
    message: 'Your own body',
    description: 'Choice of examples when the body is none of them',
  });
  return (
    <Choice
      label={
        <Translate
          id="tryIt.example"
          description="Label of the choice of an example for the body"
        >
          Example
        </Translate>
      }
      value={bodies.indexOf(text)}
      options={[
        ...(bodies.includes(text) ? [] : [{text: own, value: -1}]),
        ...examples.map(({summary, name}, index) => ({
          text: (summary ?? name).replaceAll('`', ''),
          value: index,
        })),
      ]}
      onChange={(index) => onChange(bodies[index] ?? text)}
    />
  );
}

/** Marks a part of a text; the focus brings it into view. */
function mark(area: HTMLTextAreaElement, {offset, length}: Problem): void {
  area.setSelectionRange(offset, offset + length);
  area.focus();
}

/** The JSON of the request, checked while the reader types. */
export function BodyFields({data, text, onChange}: BodyProps): ReactNode {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const settled = useDebounced(text, pause);
  const problems = useMemo(
    () => checkBody(settled, data.schema as Schema),
    [settled, data.schema],
  );
  const pick = (problem: Problem) =>
    area.current && mark(area.current, problem);

  function format(): void {
    const [first] = checkBody(text, data.schema as Schema);
    if (first?.reason.kind === 'syntax') pick(first);
    else onChange(formatJson(text));
  }

  return (
    <div className={controls.group}>
      <div className={styles.bar}>
        <label className={controls.label} htmlFor={id}>
          <Translate
            id="tryIt.body"
            description="Label of the field for the JSON of the request"
          >
            Request body (JSON)
          </Translate>
        </label>
        <button type="button" className={controls.button} onClick={format}>
          <Translate
            id="tryIt.format"
            description="Button that indents the JSON of the request"
          >
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
      <p id={`${id}-count`} role="status" className={styles.count}>
        {formatProblemCount(problems)}
      </p>
      <Problems problems={problems} onPick={pick} />
    </div>
  );
}
