export {default as Bar} from './Bar';
export {default as LiveSample} from './LiveSample';
export {default as Settings} from './Settings';
export {default as StepResult} from './StepResult';
export {startOver, stop} from './control';
export {run} from './run';
