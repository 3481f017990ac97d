import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {useCopy} from './useCopy';
import controls from '../tryIt/controls.module.css';
import styles from './styles.module.css';

interface Props {
  /** Text to copy; a function is called on click. */
  text: string | (() => string);
  /** Whether to show an icon in the corner of the code instead of a word. */
  isDrawn?: boolean;
}

const copyLabel = (): string =>
  translate({
    id: 'theme.CodeBlock.copy',
    message: 'Copy',
    description: 'The copy button label on code blocks',
  });

const getCopiedLabel = (): string =>
  translate({
    id: 'theme.CodeBlock.copied',
    message: 'Copied',
    description: 'The copied button label on code blocks',
  });

export default function CopyButton({text, isDrawn = false}: Props): ReactNode {
  const {copied, copyText} = useCopy();
  const onClick = (): void =>
    copyText(typeof text === 'string' ? text : text());
  if (!isDrawn) {
    return (
      <button
        type="button"
        className={controls.small}
        onClick={onClick}
        aria-live="polite"
      >
        {copied ? getCopiedLabel() : copyLabel()}
      </button>
    );
  }
  return (
    <div className={styles.buttonGroup}>
      <button
        type="button"
        className={clsx('clean-btn', styles.copy, copied && styles.copied)}
        title={copyLabel()}
        aria-label={translate({
          id: 'theme.CodeBlock.copyButtonAriaLabel',
          message: 'Copy code to clipboard',
          description: 'The ARIA label for copy code blocks button',
        })}
        onClick={onClick}
      />
      <span aria-live="polite" className="spoken">
        {copied && getCopiedLabel()}
      </span>
    </div>
  );
}
