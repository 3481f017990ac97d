export {createEngine} from './engine';
export {parseQuery} from './parseQuery';
export {searchKinds} from './types';
export type {SearchEngine, SearchHit, SearchKind} from './types';
