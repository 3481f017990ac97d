export {createEngine} from './engine';
export {searchKinds} from './types';
export type {SearchEngine, SearchHit, SearchKind} from './types';
