import type {Graph} from './graph';

/** Every text that a reader sees in a picture of a graph. */
export const listLabels = ({nodes, edges, groups}: Graph): string[] =>
  [...nodes, ...edges, ...groups].flatMap(({label}) => (label ? [label] : []));
