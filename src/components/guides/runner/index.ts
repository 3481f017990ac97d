export {Address, Authorization} from '../../tryIt/server/ServerFields';
export {default as LiveSamples} from './LiveSamples';
export {default as Result} from './Result';
export {run, startOver, stop, undo} from './run';
