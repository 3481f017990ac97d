import {useId, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import Nested from './Nested';
import styles from './Diagram.module.css';

interface Props {
  label: string;
  /** Drawn at build time by `src/drawing`; its links have no base address. */
  svg: string;
  /** Its parts are links, and its list is shown unfolded. */
  isMap?: boolean;
  /** The same as a list. */
  children: ReactNode;
}

/** A diagram that scrolls where it is wider than the page, and its list. */
export default function Diagram(props: Props): ReactNode {
  const {label, svg, isMap = false, children} = props;
  const {withBaseUrl} = useBaseUrlUtils();
  const list = useId();
  const picture = svg.replace(
    /(<a href=")([^"]*)/g,
    (_, start: string, href: string) => start + withBaseUrl(href),
  );
  return (
    <div className={clsx(styles.diagram, isMap && styles.map)}>
      <div
        className={clsx(styles.picture, 'thin-scrollbar')}
        role={isMap ? 'group' : 'img'}
        aria-label={label}
        aria-details={list}
        tabIndex={0}
        // The SVG is made from the description at build time.
        dangerouslySetInnerHTML={{__html: picture}}
      />
      <div id={list} className={styles.list}>
        <Nested
          open={isMap}
          title={translate({
            id: 'reference.diagram.list',
            message: 'The diagram as a list',
            description: 'Unfolds the relations of a diagram in words',
          })}
        >
          {children}
        </Nested>
      </div>
    </div>
  );
}
