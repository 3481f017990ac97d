import {memo, useId, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {SearchKind} from '../../search/types';
import type {FiltersIn} from './filters';
import {kindOrder} from './groups';
import KindChips from './KindChips';
import MoreButton from './MoreButton';
import type {Choices} from './protocol';
import ServiceChoice from './ServiceChoice';
import styles from './SearchPanel.module.css';

interface Props extends FiltersIn {
  choices: Choices;
  /** Told how the query changes, which may be further than the one shown. */
  onChange: (change: (query: string) => string) => void;
}

/**
 * One row of a phone. Three of four queries of `tests/site/queries` mean an
 * operation, a field or an error, and the last two of these stand far down among
 * hits; guides are for those who look for something to read.
 */
const main: readonly SearchKind[] = ['operation', 'guide', 'field', 'error'];

/** What narrows a search. It stands in the query, and so in links to it too. */
function Filters(props: Props): ReactNode {
  const {kinds, service, choices, onChange} = props;
  const [isOpen, setIsOpen] = useState(false);
  const othersId = useId();
  const chosen = kinds.split(' ');
  const known = kindOrder.filter((kind) => choices.kinds.includes(kind));
  const others = known.filter((kind) => !main.includes(kind));
  const isKnown = choices.services.some(({key}) => key === service);
  const count =
    others.filter((kind) => chosen.includes(kind)).length + Number(isKnown);
  return (
    <div
      role="group"
      className={styles.filters}
      aria-label={translate({
        id: 'search.filters',
        message: 'Filters',
        description: 'Name of the row of filters of the search',
      })}
    >
      <div className={styles.row}>
        <div className={styles.chips}>
          <KindChips
            kinds={known.filter((kind) => main.includes(kind))}
            chosen={chosen}
            onChange={onChange}
          />
        </div>
        <MoreButton
          isOpen={isOpen}
          count={count}
          controls={othersId}
          onToggle={() => setIsOpen(!isOpen)}
        />
      </div>
      <div id={othersId} className={styles.others} hidden={!isOpen}>
        <KindChips kinds={others} chosen={chosen} onChange={onChange} />
        <ServiceChoice
          services={choices.services}
          chosen={isKnown ? service : ''}
          onChange={onChange}
        />
      </div>
    </div>
  );
}

// Most keys change none of them.
export default memo(Filters);
