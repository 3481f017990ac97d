export {default as Answer} from './Answer';
export {default as CauseOfError} from './CauseOfError';
export {loadBook} from './errorBook';
