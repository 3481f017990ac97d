import {useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './CopyButton.module.css';

interface Props {
  text: string;
}

/** Copies a text, and says so to everybody, screen readers included. */
export default function CopyButton({text}: Props): ReactNode {
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  const label = copied
    ? translate({id: 'theme.CodeBlock.copied', message: 'Copied'})
    : translate({id: 'theme.CodeBlock.copy', message: 'Copy'});
  return (
    <button
      type="button"
      className={styles.button}
      onClick={() => void copy()}
      aria-live="polite"
    >
      {label}
    </button>
  );
}
