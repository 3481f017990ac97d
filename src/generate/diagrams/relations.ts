import type {Translator} from '../../translations/texts/texts';
import type {Graph, GraphEdge, GraphNode} from '../../api/diagrams/graph';

const arrows: Record<GraphEdge['heads'], string> = {
  to: '→',
  both: '↔',
  none: '–',
};

function getName({label, shape}: GraphNode, t: Translator): string {
  if (shape === 'start') return t('Start');
  return shape === 'end' ? t('End') : label;
}

/** Accessible name of a diagram. */
export function describeGraph(
  {kind, nodes, edges}: Graph,
  t: Translator,
): string {
  const boxes = String(nodes.filter(({shape}) => shape === 'box').length);
  const lines = String(edges.length);
  return kind === 'states'
    ? t('Diagram of states ({states}) and transitions ({transitions})', {
        states: boxes,
        transitions: lines,
      })
    : t('Diagram of objects ({objects}) and relations ({relations})', {
        objects: boxes,
        relations: lines,
      });
}

/** One line per edge: `Machine → Scope: workloadAnnotations`. */
export function collectRelations(graph: Graph, t: Translator): string[] {
  const {nodes, edges} = graph;
  const names = new Map(nodes.map((node) => [node.id, getName(node, t)]));
  return edges.map(({from, to, heads, label}) => {
    const relation = `${names.get(from) ?? from} ${arrows[heads]} ${names.get(to) ?? to}`;
    return label ? `${relation}${t(': ')}${label}` : relation;
  });
}
