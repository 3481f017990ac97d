import type {Translator} from '../../translations/texts/texts';
import type {
  Count,
  Graph,
  GraphEdge,
  GraphNode,
} from '../../api/diagrams/graph';

/** Numbers of objects at an end of an edge, as UML writes them. */
const counts: Record<Count, string> = {
  one: '1',
  zeroOrOne: '0..1',
  oneOrMore: '1..*',
  zeroOrMore: '0..*',
};

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
  return edges.map(({from, to, heads, label, counts: ends}) => {
    const end = (id: string, count?: Count): string =>
      `${names.get(id) ?? id}${count ? ` (${counts[count]})` : ''}`;
    const relation = `${end(from, ends?.from)} ${arrows[heads]} ${end(to, ends?.to)}`;
    return label ? `${relation}${t(': ')}${label}` : relation;
  });
}
