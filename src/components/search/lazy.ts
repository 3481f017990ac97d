/** What is loaded when a reader opens the search. */
export {default as Box} from './Box';
export {startEngine} from './engine';
