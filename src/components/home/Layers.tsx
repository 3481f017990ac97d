import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {HomeLayer} from './data';
import LayerName from '../strata/LayerName';
import {layers, type Layer} from '../../api/layers';
import styles from './layers.module.css';

interface Props {
  services: readonly HomeLayer[];
}

const findServicesOn = (layer: Layer, all: readonly HomeLayer[]) =>
  all.find((one) => one.layer === layer)?.services ?? [];

export default function Layers({services}: Props): ReactNode {
  return (
    <ol
      className={styles.layers}
      aria-label={translate({
        message: 'Platform layers, top to bottom',
      })}
    >
      {[...layers].reverse().map((layer) => (
        <li key={layer}>
          <b>
            <LayerName layer={layer} />
          </b>
          <span className={styles.services}>
            {findServicesOn(layer, services).map(({name, to}) => (
              <Link key={to} to={to}>
                {name}
              </Link>
            ))}
          </span>
        </li>
      ))}
    </ol>
  );
}
