export {default as Answer} from '../../tryIt/Answer';
export {default as LiveSamples} from './LiveSamples';
export {run, startOver, stop, undo} from './run';
