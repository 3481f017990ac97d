import {useId, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import Nested from './Nested';
import styles from './Diagram.module.css';

interface Props {
  label: string;
  svg: string;
  children: ReactNode;
}

/** A diagram that scrolls if it is too wide, with its text version. */
export default function Diagram(props: Props): ReactNode {
  const {label, svg, children} = props;
  const list = useId();
  return (
    <div className={styles.diagram}>
      <div
        className={clsx(styles.picture, 'thin-scrollbar')}
        role="img"
        aria-label={label}
        aria-details={list}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
        tabIndex={0}
        // The SVG is generated from the description at build time.
        dangerouslySetInnerHTML={{__html: svg}}
      />
      <div id={list} className={styles.list}>
        <Nested
          title={translate({
            message: 'The diagram as a list',
          })}
        >
          {children}
        </Nested>
      </div>
    </div>
  );
}
