import {useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import CopyButton from './CopyButton';
import styles from './styles.module.css';

interface Props {
  /** The code, where it is not given as HTML. */
  children?: ReactNode;
  /** The code, highlighted at build time. */
  html?: string;
  language?: string;
  title?: ReactNode;
  className?: string;
}

/** A block of code with an optional title and a button that copies it. */
export default function Code({
  children,
  html,
  language,
  title,
  className,
}: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  return (
    <div
      className={clsx(
        styles.codeBlock,
        'theme-code-block',
        language && `language-${language}`,
        className,
      )}
    >
      {title && <div className={styles.codeBlockTitle}>{title}</div>}
      <div className={styles.codeBlockContent}>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
        <pre tabIndex={0} className="thin-scrollbar">
          {html === undefined ? (
            <code ref={code}>{children}</code>
          ) : (
            <code ref={code} dangerouslySetInnerHTML={{__html: html}} />
          )}
        </pre>
        <CopyButton isDrawn text={() => code.current?.textContent ?? ''} />
      </div>
    </div>
  );
}
