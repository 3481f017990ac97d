export {Address, Authorization} from '../../tryIt/server/ServerFields';
export {default as LiveSample} from './LiveSample';
export {default as Result, ResultHead} from './Result';
export {run, startOver, stop} from './run';
