import {memo, useDeferredValue, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ComboboxStore} from '@ariakit/react/combobox';
import type {SearchHit, SearchService} from '../../search/types';
import {groupsOf} from './groups';
import Hit from './Hit';
import {kindsName} from './kinds';
import styles from './Box.module.css';

interface Props {
  hits: SearchHit[];
  store: ComboboxStore;
  services: SearchService[];
}

const noHits: SearchHit[] = [];

/** Hits that are drawn at once: about as many as a screen has room for. */
const atOnce = 8;

/**
 * Hits by their kinds. Those below the first are drawn when these are, and no
 * key came meanwhile. Screen readers hear of the kind with each hit: in groups
 * of a list, some of them count wrong, and some skip the headings.
 */
function Hits({hits, store, services}: Props): ReactNode {
  const baseUrl = useBaseUrl('/');
  const titleOf = (key?: string) =>
    services.find((service) => service.key === key)?.title;
  const isFirstDrawn = useDeferredValue(hits, noHits) === hits;
  const groups = groupsOf(hits, isFirstDrawn ? hits.length : atOnce);
  return groups.map(({kind, hits: ofKind}) => (
    <div key={kind} role="presentation" className={styles.group}>
      <div className={styles.heading} aria-hidden="true">
        {kindsName(kind)}
      </div>
      {ofKind.map((hit) => (
        <Hit
          key={`${hit.path} ${hit.title}`}
          hit={hit}
          store={store}
          baseUrl={baseUrl}
          service={titleOf(hit.service)}
        />
      ))}
    </div>
  ));
}

// A key does not change them: the answer to it does.
export default memo(Hits);
