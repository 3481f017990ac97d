export {default as Address} from '../../tryIt/server/Address';
export {default as Authorization} from '../../tryIt/server/Authorization';
export {default as LiveSample} from './LiveSample';
export {default as Result, ResultHead} from './Result';
export {run, startOver, stop} from './run';
