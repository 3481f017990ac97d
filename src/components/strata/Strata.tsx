import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {layers, type Layer} from '../../api/layers';
import type {TouchedData} from '../../api/pageData';
import EffectSign from '../EffectSign';
import LayerName from './LayerName';
import styles from './styles.module.css';

interface Props {
  /** Highlighted layer; without it, all are equal. */
  layer?: Layer;
  /** The layers that a call touches, and how. */
  touched?: TouchedData['layers'];
}

export default function Strata({layer, touched}: Props): ReactNode {
  return (
    <ol
      className={styles.strata}
      data-md={touched && 'drawing'}
      aria-label={translate({
        message: 'Platform layers, bottom to top',
      })}
    >
      {layers.map((one) => {
        const effect = touched?.[one];
        const isLit = touched ? effect : !layer || one === layer;
        return (
          <li
            key={one}
            className={isLit ? styles.lit : undefined}
            data-effect={effect}
            aria-current={one === layer || undefined}
          >
            <span>
              <LayerName layer={one} />
              {effect && <EffectSign effect={effect} />}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
