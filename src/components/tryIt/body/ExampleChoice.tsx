import {useId, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {NamedExample} from '../../../reference/model';
import {bodyText} from '../examples';
import controls from '../controls.module.css';
import styles from './body.module.css';

interface Props {
  examples: NamedExample[];
  /** The body as it is. */
  text: string;
  onPick: (text: string) => void;
}

/** Fills in one of the examples; shows which one the body is. */
export default function ExampleChoice(props: Props): ReactNode {
  const {examples, text, onPick} = props;
  const id = useId();
  const bodies = [...new Set(examples.map(({value}) => bodyText(value)))];
  if (bodies.length < 2) return null;
  const summaryOf = (body: string) => {
    const example = examples.find(({value}) => bodyText(value) === body);
    return (example?.summary ?? example?.name ?? '').replaceAll('`', '');
  };
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
        {bodies.map((body, index) => (
          <option key={body} value={index}>
            {summaryOf(body)}
          </option>
        ))}
      </select>
    </div>
  );
}
