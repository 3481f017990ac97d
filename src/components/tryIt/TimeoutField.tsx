import {useId, type ReactNode, type Ref} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import controls from './controls.module.css';
import styles from './Panel.module.css';

/**
 * Reads a timeout in milliseconds, which Connect writes with ten digits at most.
 *
 * @returns undefined for none, NaN for what is no timeout
 */
export function readTimeout(text: string): number | undefined {
  const trimmed = text.trim();
  if (!trimmed) return undefined;
  return /^[1-9]\d{0,9}$/.test(trimmed) ? Number(trimmed) : NaN;
}

interface Props {
  text: string;
  onChange: (text: string) => void;
  input: Ref<HTMLInputElement>;
}

/** How long the call may take. */
export default function TimeoutField(props: Props): ReactNode {
  const {text, onChange, input} = props;
  const id = useId();
  const isWrong = Number.isNaN(readTimeout(text));
  return (
    <div className={styles.timeout}>
      <label className={controls.label} htmlFor={id}>
        <Translate
          id="tryIt.timeout"
          description="Label of the field for the longest time of the call"
        >
          Timeout (ms)
        </Translate>
      </label>
      <input
        ref={input}
        id={id}
        inputMode="numeric"
        className={controls.control}
        value={text}
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        aria-invalid={isWrong}
        onChange={({target}) => onChange(target.value)}
      />
      <p id={`${id}-hint`} className={isWrong ? controls.wrong : controls.hint}>
        {isWrong
          ? translate({
              id: 'tryIt.timeout.wrong',
              message: 'A whole number from 1 to 9999999999, or nothing.',
              description: 'Below a timeout that is none',
            })
          : translate({
              id: 'tryIt.timeout.hint',
              message: 'Empty: no limit.',
              description: 'Below the timeout',
            })}
      </p>
    </div>
  );
}
