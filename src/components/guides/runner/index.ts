export {Address, Authorization} from '../../tryIt/ServerFields';
export {default as LiveSamples} from './LiveSamples';
export {default as Result} from './Result';
export {run, showPlatform, startOver, stop, undo} from './run';
