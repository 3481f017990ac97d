import {useMemo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {FoundObjects} from '../../api/operationData';
import EffectSign from '../EffectSign';
import {findOffers} from './offers';
import styles from './Answer.module.css';

interface Props {
  objects: FoundObjects[];
  text?: string;
  body: string;
}

/** Values of a response, with the operations that take them. */
export default function Offers({objects, text = '', body}: Props): ReactNode {
  const offers = useMemo(
    () => findOffers(objects, text, body),
    [objects, text, body],
  );
  return offers.map(({value, uses}, index) => (
    <details key={value} open={index === 0}>
      <summary>
        <Translate
          description="Above links to operations; {value} is an ID or a name, which they get"
          values={{value: <code>{value}</code>}}
        >
          {'Use {value} in'}
        </Translate>
      </summary>
      <ul className={styles.offers}>
        {uses.map(({to, summary, effect}) => (
          <li key={to}>
            <Link to={to}>{summary}</Link>
            {effect && <EffectSign effect={effect} />}
          </li>
        ))}
      </ul>
    </details>
  ));
}
