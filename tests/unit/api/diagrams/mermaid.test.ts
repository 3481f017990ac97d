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
  ])('are those of %s', (_, source, relations) => {
    expect(collectRelations(read(source), english)).toEqual(relations);
  });
});

it.each([
  ['stateDiagram-v2', 'two words --> b'],
  ['flowchart LR', '[a] --> b'],
])('a line of a %s that cannot be read is named', (head, line) => {
  expect(() => read(`${head}\n  ${line}`)).toThrow(
    `This is no relation: ${line}`,
  );
});

it('what is not drawn is named', () => {
  expect(() => read('flowchart TB\n  subgraph Wood\n  a --> b\n  end')).toThrow(
    'Groups are not drawn: subgraph Wood',
  );
  expect(() => read('erDiagram\n  Wood ||--o{ Tree : has')).toThrow(
    'Only flowcharts and state diagrams are drawn: erDiagram',
  );
});
