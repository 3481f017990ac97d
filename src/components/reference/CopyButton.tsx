import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useCopy} from '../code/useCopy';
import styles from './CopyButton.module.css';

interface Props {
  text: string;
}

/** Copies a text, and says so to everybody, screen readers included. */
export default function CopyButton({text}: Props): ReactNode {
  const {copied, copyText} = useCopy();
  const label = copied
    ? translate({id: 'theme.CodeBlock.copied', message: 'Copied'})
    : translate({id: 'theme.CodeBlock.copy', message: 'Copy'});
  return (
    <button
      type="button"
      className={styles.button}
      onClick={() => copyText(text)}
      aria-live="polite"
    >
      {label}
    </button>
  );
}
