import type {Text, Translator} from '../../translations/texts/texts';
import type {
  Count,
  Graph,
  GraphEdge,
  GraphNode,
} from '../../api/diagrams/graph';

const counts: Record<Count, Text> = {
  one: 'exactly one',
  zeroOrOne: 'zero or one',
  oneOrMore: 'one or more',
  zeroOrMore: 'zero or more',
};

const patterns: Record<GraphEdge['heads'], Text> = {
  to: '{from} → {to}',
  both: '{from} ↔ {to}',
  none: '{from} – {to}',
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

/** One sentence per edge: `Machine → Scope: workloadAnnotations`. */
export function collectRelations(graph: Graph, t: Translator): string[] {
  const {nodes, edges} = graph;
  const names = new Map(nodes.map((node) => [node.id, getName(node, t)]));
  return edges.map(({from, to, heads, label, counts: ends}) => {
    const end = (id: string, count?: Count): string => {
      const name = names.get(id) ?? id;
      return count
        ? t('{name} ({count})', {name, count: t(counts[count])})
        : name;
    };
    const relation = t(patterns[heads], {
      from: end(from, ends?.from),
      to: end(to, ends?.to),
    });
    return label ? `${relation}${t(': ')}${label}` : relation;
  });
}
