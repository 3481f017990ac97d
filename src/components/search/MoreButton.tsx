import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './SearchPanel.module.css';

interface Props {
  isOpen: boolean;
  /** How many of the filters that it shows are in the query. */
  count: number;
  /** Id of what it shows. */
  controls: string;
  onToggle: () => void;
}

/** Shows the filters that have no place in the first row. */
export default function MoreButton(props: Props): ReactNode {
  const {isOpen, count, controls, onToggle} = props;
  return (
    <button
      type="button"
      className={styles.more}
      aria-expanded={isOpen}
      aria-controls={controls}
      // The pointer leaves the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onToggle}
    >
      {count > 0
        ? translate(
            {
              id: 'search.more.chosen',
              message: 'More ({count})',
              description:
                'Button that shows more filters of the search; {count} of them are on',
            },
            {count},
          )
        : translate({
            id: 'search.more',
            message: 'More',
            description: 'Button that shows more filters of the search',
          })}
    </button>
  );
}
