import {useId, useMemo, useRef, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {OperationData} from '../../../api/operationData';
import {checkBody} from '../../../calls/validation/check';
import type {Problem} from '../../../calls/validation/problem';
import {formatProblemCount} from '../../../calls/validation/problemCount';
import type {Schema} from '../../../calls/validation/schema';
import {formatJson} from '../answer/prettyJson';
import controls from '../controls.module.css';
import ExampleChoice from './ExampleChoice';
import {Problems} from './Problems';
import {useDebounced} from './useDebounced';
import styles from './body.module.css';

/** Milliseconds without a key before the body is checked. */
const pause = 300;

/** Most lines that show at once. */
const mostRows = 18;

interface Props {
  data: OperationData;
  text: string;
  onChange: (text: string) => void;
}

/** Marks a part of a text and brings it into view. */
function mark(area: HTMLTextAreaElement, problem: Problem): void {
  const {offset, length, line} = problem;
  area.focus();
  area.setSelectionRange(offset, offset + length);
  const lineHeight = parseFloat(getComputedStyle(area).lineHeight);
  area.scrollTop = (line - 3) * lineHeight;
}

/** The JSON of the request, checked while the reader types. */
export default function BodyFields({data, text, onChange}: Props): ReactNode {
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
      <ExampleChoice
        examples={data.examples}
        failing={data.failing}
        text={text}
        onPick={onChange}
      />
      <textarea
        ref={area}
        id={id}
        className={clsx(controls.control, controls.code, styles.text)}
        value={text}
        // One more: a scroll bar of long lines covers no line.
        rows={Math.min(mostRows, text.split('\n').length + 1)}
        wrap="off"
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
