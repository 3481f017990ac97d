import {memo, useDeferredValue, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {SearchHit, SearchService} from '../../search/types';
import {groupHits} from './groups';
import Hit from './Hit';
import {getKindsName} from './kinds';
import styles from './SearchPanel.module.css';

interface Props {
  hits: SearchHit[];
  services: SearchService[];
}

const noHits: SearchHit[] = [];

/** Hits that are drawn at once: about as many as a screen has room for. */
const atOnce = 8;

/**
 * Hits by their kinds. Those below the first are drawn when these are, and no
 * key came meanwhile. A heading shows the kind once. Screen readers hear of it
 * with each hit: in groups of a list, some of them count wrong, and some skip
 * the headings.
 */
function Hits({hits, services}: Props): ReactNode {
  const baseUrl = useBaseUrl('/');
  const titleOf = (key?: string) =>
    services.find((service) => service.key === key)?.title;
  const isFirstDrawn = useDeferredValue(hits, noHits) === hits;
  const groups = groupHits(hits, isFirstDrawn ? hits.length : atOnce);
  // What is drawn becomes another hit: new elements would take longer.
  return groups.map(({kind, hits: ofKind}, nth) => (
    <div key={nth} role="presentation" className={styles.group}>
      <div className={styles.heading} aria-hidden="true">
        {getKindsName(kind)}
      </div>
      {ofKind.map((hit, index) => (
        <Hit
          key={index}
          hit={hit}
          baseUrl={baseUrl}
          service={titleOf(hit.service)}
        />
      ))}
    </div>
  ));
}

// A key does not change them: the answer to it does.
export default memo(Hits);
