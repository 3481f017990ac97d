import {describe, expect, it} from 'vitest';
import {loadMermaidReader} from '../../../../src/api/diagrams/mermaid';
import {collectRelations} from '../../../../src/generate/diagrams/relations';
import {createTranslator} from '../../../../src/translations/texts/texts';

const read = await loadMermaidReader();
const english = createTranslator({});

describe('the relations of a diagram', () => {
  const hostile = '<b>{to}</b> & $1';

  it.each([
    [
      'a flowchart, with and without words and heads',
      `flowchart LR
  a[Oak] -->|grows| b["${hostile}"]
  b --> c["It (all)"]
  %% a comment --> nothing
  c --- a
  a <--> b`,
      [
        `Oak → ${hostile}: grows`,
        `${hostile} → It (all)`,
        'It (all) – Oak',
        `Oak ↔ ${hostile}`,
      ],
    ],
    [
      'states, with one start and one end',
      `stateDiagram-v2
  state "已開啟" as open
  [*] --> open: ExecuteTTY
  open --> [*]: 串流結束`,
      ['Start → 已開啟: ExecuteTTY', '已開啟 → End: 串流結束'],
    ],
    [
      'entities, with how many there are',
      `erDiagram
  Fabric ||--|{ VLAN : has
  VLAN }o..o| "IP range" : "has in use"`,
      [
        'Fabric (exactly one) → VLAN (one or more): has',
        'VLAN (zero or more) → IP range (zero or one): has in use',
      ],
    ],
  ])('are those of %s', (_, source, relations) => {
    expect(collectRelations(read(source), english)).toEqual(relations);
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

it('a group, which is not drawn, is named', () => {
  expect(() => read('flowchart TB\n  subgraph Wood\n  a --> b\n  end')).toThrow(
    'Groups are not drawn: subgraph Wood',
  );
});
