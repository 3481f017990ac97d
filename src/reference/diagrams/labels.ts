import type {Graph} from './graph';

/** Every text that a reader sees in a picture of a graph. */
export const labelsOf = ({nodes, edges, groups}: Graph): string[] =>
  [...nodes, ...edges, ...groups].flatMap(({label}) => (label ? [label] : []));
