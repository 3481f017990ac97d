import type {MermaidGraph} from 'beautiful-mermaid';
import type {Translator} from '../../translations/texts/texts';

/** Accessible name of a diagram. */
export function describeGraph(
  source: string,
  {nodes, edges}: MermaidGraph,
  t: Translator,
): string {
  const boxes = [...nodes.values()].filter(
    ({shape}) => !shape.startsWith('state-'),
  );
  const count = String(boxes.length);
  const lines = String(edges.length);
  return /^\s*stateDiagram/m.test(source)
    ? t('Diagram of states ({states}) and transitions ({transitions})', {
        states: count,
        transitions: lines,
      })
    : t('Diagram of objects ({objects}) and relations ({relations})', {
        objects: count,
        relations: lines,
      });
}

/** One line per edge: `Machine → Scope: workloadAnnotations`. */
export function collectRelations(
  {nodes, edges}: MermaidGraph,
  t: Translator,
): string[] {
  const nameOf = (id: string): string => {
    const {label = id, shape} = nodes.get(id) ?? {};
    if (shape === 'state-start') return t('Start');
    return shape === 'state-end' ? t('End') : label;
  };
  return edges.map(({source, target, label, hasArrowStart, hasArrowEnd}) => {
    const arrow = hasArrowStart ? '↔' : hasArrowEnd ? '→' : '–';
    const relation = `${nameOf(source)} ${arrow} ${nameOf(target)}`;
    return label ? `${relation}${t(': ')}${label}` : relation;
  });
}
