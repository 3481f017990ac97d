import React, {type ReactNode} from 'react';
import styles from './Diagram.module.css';

interface Props {
  label: string;
  /** Drawn at build time by `src/reference/diagram.ts`, without scripts. */
  svg: string;
}

/** A diagram that scrolls sideways where it is wider than the page. */
export default function Diagram({label, svg}: Props): ReactNode {
  return (
    <div
      className={styles.diagram}
      role="img"
      aria-label={label}
      // The SVG is made from the description at build time.
      dangerouslySetInnerHTML={{__html: svg}}
    />
  );
}
