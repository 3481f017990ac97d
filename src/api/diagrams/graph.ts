/** What a diagram says, whatever it was written in. */
export interface Graph {
  /** What its nodes are: it names the diagram and the ends of a life. */
  kind: 'objects' | 'states';
  /** The direction in which its writer reads it. */
  direction: Direction;
  nodes: GraphNode[];
  edges: GraphEdge[];
  groups: Group[];
}

export type Direction = 'LR' | 'TB';

export interface GraphNode {
  id: string;
  /** Empty for `start` and `end`. */
  label: string;
  shape: 'box' | 'start' | 'end';
}

export interface GraphEdge {
  /** A node, or a group. */
  from: string;
  to: string;
  label?: string;
  /** Ends that have the head of an arrow. */
  heads: 'to' | 'both' | 'none';
  dashed?: boolean;
  /** How many objects there are at each end. */
  counts?: {from: Count; to: Count};
}

export type Count = 'one' | 'zeroOrOne' | 'oneOrMore' | 'zeroOrMore';

/** Nodes that are framed together. */
export interface Group {
  id: string;
  label: string;
  nodes: string[];
}

/** A graph and its picture, an SVG. */
export interface Drawing {
  graph: Graph;
  svg: string;
}
