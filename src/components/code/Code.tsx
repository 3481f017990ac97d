import {useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import CopyButton from './CopyButton';
import {getLanguageName} from './languageName';
import styles from './styles.module.css';

interface Props {
  children?: ReactNode;
  html?: string;
  language?: string;
  title?: ReactNode;
  /** Number of lines, if the code is folded after the first ones. */
  lines?: number;
  className?: string;
}

export default function Code({
  children,
  html,
  language,
  title,
  lines,
  className,
}: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  const languageClass = language && `language-${language}`;
  return (
    <div
      className={clsx(styles.codeBlock, 'theme-code-block', className)}
      data-language={title ? undefined : getLanguageName(language)}
    >
      {title && <div className={styles.codeBlockTitle}>{title}</div>}
      <div className={styles.codeBlockContent}>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
        <pre tabIndex={0} className="thin-scrollbar">
          {html === undefined ? (
            <code ref={code} className={languageClass}>
              {children}
            </code>
          ) : (
            <code
              ref={code}
              className={languageClass}
              dangerouslySetInnerHTML={{__html: html}}
            />
          )}
        </pre>
        <CopyButton getText={() => code.current?.textContent ?? ''} />
      </div>
      {lines !== undefined && (
        <details className={styles.more} data-more>
          <summary>
            <Translate
              description="Below the first lines of long code: shows all of it, or the first lines again"
              values={{count: lines}}
            >
              {'All {count} lines'}
            </Translate>
          </summary>
        </details>
      )}
    </div>
  );
}
