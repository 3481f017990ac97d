import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Icon from '../icon';
import {useCopy} from './useCopy';
import styles from './styles.module.css';

interface Props {
  /** Called on click. */
  getText: () => string;
}

export const getCopiedLabel = (): string =>
  translate({
    id: 'theme.CodeBlock.copied',
    message: 'Copied',
    description: 'The copied button label on code blocks',
  });

/** An icon in the corner of the code. */
export default function CopyButton({getText}: Props): ReactNode {
  const {copied, copyText} = useCopy();
  return (
    <div className={styles.buttonGroup}>
      <button
        type="button"
        className={`clean-btn ${styles.copy}`}
        title={translate({
          id: 'theme.CodeBlock.copy',
          message: 'Copy',
          description: 'The copy button label on code blocks',
        })}
        aria-label={translate({
          id: 'theme.CodeBlock.copyButtonAriaLabel',
          message: 'Copy code to clipboard',
          description: 'The ARIA label for copy code blocks button',
        })}
        onClick={() => copyText(getText())}
      >
        <Icon shape={copied ? 'copied' : 'copy'} />
      </button>
      <span aria-live="polite" className="spoken">
        {copied && getCopiedLabel()}
      </span>
    </div>
  );
}
