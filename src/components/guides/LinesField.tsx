import {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {escapeHtml} from '../../api/escapeHtml';
import controls from '../tryIt/controls.module.css';
import styles from './styles.module.css';

interface Props {
  id: string;
  name: string;
  text: string;
  isWrong: boolean;
  describedBy: string;
  onChange: (text: string) => void;
}

/** Rows in which a script stands without scrolling, unless it is long. */
const getRows = (text: string): number =>
  Math.min(20, Math.max(3, text.split('\n').length));

/**
 * A field of several lines. React never holds it: hydrating a `<textarea>`
 * puts its first text back (`initTextarea`), which loses what the reader has
 * typed since the page was shown.
 */
export default function LinesField(props: Props): ReactNode {
  const {id, name, text, isWrong, describedBy, onChange} = props;
  const host = useRef<HTMLSpanElement>(null);
  const shown = useRef(text);
  const [html] = useState(() => {
    const classes = clsx(
      controls.control,
      controls.code,
      styles.field,
      styles.lines,
    );
    const attributes = `id="${id}" name="${name}" class="${classes}" aria-describedby="${describedBy}"`;
    // HTML drops the first line break of a textarea.
    return `<textarea ${attributes} autocomplete="off" autocapitalize="off" spellcheck="false" rows="${getRows(text)}">\n${escapeHtml(text)}</textarea>`;
  });

  useEffect(() => {
    const field = host.current?.querySelector('textarea');
    if (!field) return;
    field.rows = getRows(text);
    field.setAttribute('aria-invalid', String(isWrong));
    if (text === shown.current) return;
    shown.current = text;
    if (field.value !== text) field.value = text;
  }, [text, isWrong]);

  return (
    <span
      ref={host}
      className={styles.linesHost}
      onInput={({target}) => {
        shown.current = (target as HTMLTextAreaElement).value;
        onChange(shown.current);
      }}
      dangerouslySetInnerHTML={{__html: html}}
    />
  );
}
