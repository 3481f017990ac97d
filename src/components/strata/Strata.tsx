import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import LayerName from './LayerName';
import {layers, type Layer} from '../../api/layers';
import styles from './styles.module.css';

interface Props {
  /** Highlighted layer; without it, all are equal. */
  layer?: Layer;
}

export default function Strata({layer}: Props): ReactNode {
  return (
    <ol
      className={styles.strata}
      aria-label={translate({
        message: 'Platform layers, bottom to top',
      })}
    >
      {layers.map((one) => (
        <li
          key={one}
          className={!layer || one === layer ? styles.lit : undefined}
          aria-current={one === layer || undefined}
        >
          <LayerName layer={one} />
        </li>
      ))}
    </ol>
  );
}
