import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {PlatformMapData} from '@site/src/api/pageData';
import LayerName from '../strata/LayerName';
import {getColon} from './punctuation';
import styles from './PlatformMap.module.css';

type Service = PlatformMapData['layers'][number]['services'][number];

const arrow = '→ ';

function References({refersTo}: Pick<Service, 'refersTo'>): ReactNode {
  if (refersTo.length === 0) return null;
  return (
    <ul className="plain">
      {refersTo.map(({to, name, field}, index) => (
        <li key={index}>
          {arrow}
          <Link to={to}>{name}</Link>
          {getColon()}
          <code>{field}</code>
        </li>
      ))}
    </ul>
  );
}

export default function PlatformMap({layers}: PlatformMapData): ReactNode {
  return (
    <div className={styles.map}>
      <ul className="plain">
        {layers.map(({layer, services}) => (
          <li key={layer}>
            <b>
              <LayerName layer={layer} />
            </b>
            <ul className="plain">
              {services.map(({to, name, refersTo, objects}) => (
                <li key={to}>
                  <strong>
                    <Link to={to}>{name}</Link>
                  </strong>
                  <References refersTo={refersTo} />
                  <ul className="plain">
                    {objects.map((object) => (
                      <li key={object.name}>
                        <Link to={object.to}>{object.name}</Link>
                        <References refersTo={object.refersTo} />
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
