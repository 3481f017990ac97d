export {createEngine} from './engine';
export {parseQuery, type ParsedQuery} from './parseQuery';
export {searchKinds} from './types';
export type {
  Mark,
  SearchEngine,
  SearchHit,
  SearchKind,
  SearchOptions,
  SearchService,
} from './types';
