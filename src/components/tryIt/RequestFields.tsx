import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {OperationData} from '../../api/operationData';
import {checkBody} from '../../calls/validation/check';
import type {Problem} from '../../calls/validation/problem';
import {getReasonText} from '../../calls/validation/reasonText';
import type {Schema} from '../../calls/validation/schema';
import {makeVisible} from '../../calls/visible';
import {getExampleBody} from './link';
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
      label={<Translate>Example</Translate>}
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

interface ProblemProps {
  problem: Problem;
  onPick: (problem: Problem) => void;
}

/** A problem, which leads to its place in the body. */
function ProblemButton({problem, onPick}: ProblemProps): ReactNode {
  const {field, reason, line, isError} = problem;
  return (
    <button
      type="button"
      className={clsx(
        isError ? controls.danger : controls.warning,
        styles.problem,
      )}
      onClick={() => onPick(problem)}
    >
      <Translate
        description="Where in the body something is wrong, and what"
        values={{
          line,
          problem: (
            <>
              {field && <code>{makeVisible(field)}</code>}{' '}
              {getReasonText(reason)}
            </>
          ),
        }}
      >
        {'Line {line}: {problem}'}
      </Translate>
    </button>
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

  return (
    <div className={controls.group}>
      <label className={controls.label} htmlFor={id}>
        <Translate>Request body (JSON)</Translate>
      </label>
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
        {problems.length > 0 ? (
          <Translate values={{count: problems.length}}>
            {'Problems in the body: {count}.'}
          </Translate>
        ) : (
          <Translate>The body matches the schema.</Translate>
        )}
      </p>
      <ul className={styles.problems}>
        {problems.map((problem, index) => (
          <li key={index}>
            <ProblemButton problem={problem} onPick={pick} />
          </li>
        ))}
      </ul>
    </div>
  );
}
