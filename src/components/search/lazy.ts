/** What is loaded when a reader opens the search. */
export {default as SearchPanel} from './SearchPanel';
export {startEngine} from './engine';
