import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {HomeLayer} from './data';
import LayerName from '../strata/LayerName';
import {layers} from '../../api/layers';
import area from './areas.module.css';
import styles from './layers.module.css';

interface Props {
  services: readonly HomeLayer[];
}

export default function Layers({services}: Props): ReactNode {
  if (services.length === 0) return null;
  return (
    <section className={area.section}>
      <div className={area.heading}>
        <Heading as="h2" className={area.title}>
          <Translate>How the services fit together</Translate>
        </Heading>
        <Link to="/docs/platform-map">
          <Translate description="Link to the page with the map of the platform">
            Map of the platform
          </Translate>
        </Link>
      </div>
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
              {services
                .find((one) => one.layer === layer)
                ?.services.map(({name, to, objects}) => (
                  <span key={to}>
                    <Link to={to}>{name}</Link>
                    {objects && <small className="note">{objects}</small>}
                  </span>
                ))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
