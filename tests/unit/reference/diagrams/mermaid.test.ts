import {describe, expect, it} from 'vitest';
import {listLabels} from '../../../../src/reference/diagrams/labels';
import {loadMermaidReader} from '../../../../src/reference/diagrams/mermaid';
import {
  collectRelations,
  describeGraph,
} from '../../../../src/reference/diagrams/relations';
import {createTranslator} from '../../../../src/reference/texts';

const read = await loadMermaidReader();
const t = createTranslator({});
const relations = (...lines: string[]): string[] =>
  collectRelations(read(lines.join('\n')), t);

describe('the relations of a diagram', () => {
  it('are those of a flowchart, with and without words and heads', () => {
    expect(
      relations(
        'flowchart LR',
        '  a[Oak] -->|grows| b[Acorn]',
        '  b --> c["It (all)"]',
        '  %% a comment --> nothing',
        '  c --- a',
        '  a <--> b',
      ),
    ).toEqual([
      'Oak → Acorn: grows',
      'Acorn → It (all)',
      'It (all) – Oak',
      'Oak ↔ Acorn',
    ]);
  });

  it('are those of states, with one start and one end', () => {
    const source = [
      'stateDiagram-v2',
      '  state "已開啟" as open',
      '  [*] --> open: ExecuteTTY',
      '  [*] --> 關閉',
      '  open --> [*]: 串流結束',
      '  關閉 --> [*]',
    ].join('\n');
    expect(collectRelations(read(source), t)).toEqual([
      'Start → 已開啟: ExecuteTTY',
      'Start → 關閉',
      '已開啟 → End: 串流結束',
      '關閉 → End',
    ]);
    expect(describeGraph(read(source), t)).toBe(
      'Diagram of states (2) and transitions (4)',
    );
  });

  it('are those of entities, with how many there are', () => {
    expect(
      relations(
        'erDiagram',
        '  Fabric ||--|{ VLAN : has',
        '  VLAN }o..o| "IP range" : "has in use"',
      ),
    ).toEqual([
      'Fabric (exactly one) → VLAN (one or more): has',
      'VLAN (zero or more) → IP range (zero or one): has in use',
    ]);
  });

  it('keep names as they are, whatever they look like', () => {
    const words = '<b>{to}</b> & $1';
    expect(relations('flowchart LR', `  a["${words}"] --> b[x]`)).toEqual([
      `${words} → x`,
    ]);
  });

  it('are in the language of the translator', () => {
    const chinese = createTranslator({
      Start: {message: '開始'},
      ': ': {message: '：'},
      '{name} ({count})': {message: '{name}（{count}）'},
      'exactly one': {message: '恰好一個'},
    });
    const states = read('stateDiagram-v2\n[*] --> a: b');
    expect(collectRelations(states, chinese)).toEqual(['開始 → a：b']);
    const entities = read('erDiagram\na ||--|| b : c');
    expect(collectRelations(entities, chinese)).toEqual([
      'a（恰好一個） → b（恰好一個）：c',
    ]);
  });
});

it.each([
  ['stateDiagram-v2', 'two words --> b'],
  ['flowchart LR', '[a] --> b'],
  ['erDiagram', 'Fabric has VLAN'],
])('a line of a %s that cannot be read is named', (head, line) => {
  expect(() => read(`${head}\n  ${line}`)).toThrow(
    `This is no relation: ${line}`,
  );
});

it('labels are every text that is drawn, arrows in words among them', () => {
  const source = 'flowchart LR\n a[one -- two] -->|three| b[four]';
  expect(listLabels(read(source))).toEqual(['one -- two', 'four', 'three']);
});
