import {useId, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {NamedExample} from '../../../api/model';
import {getAllExamples, getBodyText} from '../examples';
import controls from '../controls.module.css';
import styles from './body.module.css';

interface Props {
  examples: NamedExample[];
  /** Those that fail. */
  failing: NamedExample[];
  /** The body as it is. */
  text: string;
  onPick: (text: string) => void;
}

/** Fills in one of the examples; shows which one the body is. */
export default function ExampleChoice(props: Props): ReactNode {
  const {examples, failing, text, onPick} = props;
  const id = useId();
  const choices = new Map<string, NamedExample>();
  for (const example of getAllExamples({examples, failing})) {
    const body = getBodyText(example.value);
    if (!choices.has(body)) choices.set(body, example);
  }
  if (choices.size < 2) return null;
  const bodies = [...choices.keys()];
  const optionsOf = (shown: readonly NamedExample[]): ReactNode[] =>
    [...choices.values()].flatMap((example, index) =>
      shown.includes(example)
        ? [
            <option key={index} value={index}>
              {(example.summary ?? example.name).replaceAll('`', '')}
            </option>,
          ]
        : [],
    );
  const fails = optionsOf(failing);
  return (
    <div className={styles.example}>
      <label className={controls.hint} htmlFor={id}>
        <Translate
          id="tryIt.example"
          description="Label of the choice of an example for the body"
        >
          Example
        </Translate>
      </label>
      <select
        id={id}
        className={controls.control}
        value={bodies.indexOf(text)}
        onChange={({target}) => onPick(bodies[Number(target.value)] ?? text)}
      >
        {!bodies.includes(text) && (
          <option value={-1}>
            {translate({
              id: 'tryIt.example.own',
              message: 'Your own body',
              description: 'Choice of examples when the body is none of them',
            })}
          </option>
        )}
        {optionsOf(examples)}
        {fails.length > 0 && (
          <optgroup
            label={translate({
              id: 'tryIt.example.failing',
              message: 'Requests that fail',
              description:
                'Heading of the examples that bring about an error of the page in the sandbox',
            })}
          >
            {fails}
          </optgroup>
        )}
      </select>
    </div>
  );
}
