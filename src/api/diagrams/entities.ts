import type {Count, Graph} from './graph';

const counts: Record<string, Count> = {
  '||': 'one',
  '|o': 'zeroOrOne',
  'o|': 'zeroOrOne',
  '}|': 'oneOrMore',
  '|{': 'oneOrMore',
  '}o': 'zeroOrMore',
  'o{': 'zeroOrMore',
};

const entity = '("[^"]+"|[\\p{L}\\d_-]+)';
const relation = new RegExp(
  `^${entity}\\s+([|}][|o])(--|\\.\\.)([|o][|{])\\s+${entity}\\s*:\\s*(.+)$`,
  'u',
);

const unquote = (text: string): string => text.trim().replace(/^"(.*)"$/, '$1');

/**
 * Parses an entity-relationship diagram without attributes.
 *
 * @param lines below `erDiagram`, trimmed
 * @throws with the line that cannot be parsed
 * @see https://mermaid.js.org/syntax/entityRelationshipDiagram.html
 */
export function readEntities(lines: readonly string[]): Graph {
  const names = new Set<string>();
  const edges = lines.map((line) => {
    const [, one = '', left = '', stroke, right = '', other = '', label = ''] =
      relation.exec(line) ?? [];
    const from = counts[left];
    const to = counts[right];
    if (!from || !to) throw new Error(`This is no relation: ${line}`);
    const ends = {from: unquote(one), to: unquote(other)};
    names.add(ends.from).add(ends.to);
    return {
      ...ends,
      label: unquote(label),
      heads: 'to' as const,
      dashed: stroke === '..',
      counts: {from, to},
    };
  });
  return {
    kind: 'objects',
    direction: 'TB',
    nodes: [...names].map((id) => ({id, label: id, shape: 'box'})),
    edges,
  };
}
