import type {ReactNode} from 'react';
import type {SearchKind} from '../../search/types';
import {toggleKind} from './filters';
import {getKindsName} from './kinds';
import styles from './SearchPanel.module.css';

interface Props {
  kinds: readonly SearchKind[];
  /** Those that the query asks for. */
  chosen: readonly string[];
  onChange: (change: (query: string) => string) => void;
}

/** A button for each kind that a search can be narrowed to. */
export default function KindChips(props: Props): ReactNode {
  const {kinds, chosen, onChange} = props;
  return kinds.map((kind) => (
    <button
      key={kind}
      type="button"
      className={styles.chip}
      aria-pressed={chosen.includes(kind)}
      // The pointer leaves the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChange((current) => toggleKind(current, kind))}
    >
      {getKindsName(kind)}
    </button>
  ));
}
