import {useEffect, useState} from 'react';
import type {SearchHit} from '../../search/types';
import type {Engine} from './engine';

const none: SearchHit[] = [];

/** What stands next to a page of the reference; nothing for other pages. */
export function useNeighbors(engine: Engine, page: string): SearchHit[] {
  const [neighbors, setNeighbors] = useState(none);

  useEffect(() => {
    let isOver = false;
    void engine.neighborsOf(page).then((found) => {
      if (!isOver) setNeighbors(found);
    });
    return () => {
      isOver = true;
    };
  }, [engine, page]);

  return neighbors;
}
