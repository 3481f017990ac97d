/** A diagram, independent of its source format. */
export interface Graph {
  kind: 'objects' | 'states';
  direction: 'LR' | 'TB';
  nodes: GraphNode[];
  edges: GraphEdge[];
}

export interface GraphNode {
  id: string;
  /** Empty for `start` and `end`. */
  label: string;
  shape: 'box' | 'start' | 'end';
}

export interface GraphEdge {
  from: string;
  to: string;
  label?: string;
  /** Ends with an arrowhead. */
  heads: 'to' | 'both' | 'none';
  dashed?: boolean;
}
