import {expect, it} from 'vitest';
import {findUntranslatedLabels} from '../../../../src/translations/lint/diagramLabels';
import {readDrawnLabels} from '../../../../src/translations/lint/drawnLabels';

const labelsOf = await readDrawnLabels();
const names = new Set(['CreatePool', 'DeletePool', 'READY', 'Pool']);
const diagram = (...lines: string[]): string =>
  ['```mermaid', ...lines, '```'].join('\n');
const check = (english: string, text: string): string[] =>
  findUntranslatedLabels({english, text}, names, labelsOf);
const fault = (label: string): string =>
  `the label "${label}" of a diagram is English, and no operation, field or value: translate it.`;

const states = (ready: string, deploying: string): string =>
  diagram(
    'stateDiagram-v2',
    `  [*] --> ${deploying}: CreatePool`,
    `  ${deploying} --> READY: ${ready}`,
    '  READY --> [*]: CreatePool, DeletePool (Pool)',
  );

it('labels that stay English are reported, states and edges', () => {
  const english = states('all units run', 'Deploying');
  expect(check(english, states('所有 unit 執行中', 'Deploying'))).toEqual([
    fault('Deploying'),
  ]);
  expect(check(english, states('all units run', '部署中'))).toEqual([
    fault('all units run'),
  ]);
});

it('translated ones and names of the API are right', () => {
  const english = states('all units run', 'Deploying');
  expect(check(english, states('所有 unit 執行中', '部署中'))).toEqual([]);
});

it('reads diagrams of several kinds, and no other code', () => {
  const flow = diagram('flowchart LR', '  A[Pool] -->|holds| B[Image]');
  expect(check(flow, flow).sort()).toEqual([fault('Image'), fault('holds')]);
  const entities = diagram('erDiagram', '  Pool ||--o{ Image : "holds"');
  expect(check(entities, entities).sort()).toEqual([
    fault('Image'),
    fault('holds'),
  ]);
  expect(check('```\nImage\n```', '```\nImage\n```')).toEqual([]);
});
