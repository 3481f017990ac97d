export {createEngine} from './engine';
export {searchKinds} from './record';
export type {SearchEngine, SearchHit} from './engine';
export type {FindOptions, Finding} from './find';
export type {SearchKind} from './record';
