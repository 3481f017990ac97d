export {default as LiveSample} from './LiveSample';
export {default as Result, ResultHead} from './Result';
export {default as Settings} from './Settings';
export {chooseServer, run, startOver, stop} from './run';
