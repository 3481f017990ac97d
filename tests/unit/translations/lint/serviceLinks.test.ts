import {expect, it} from 'vitest';
import {findWrongServiceLinks} from '../../../../src/translations/lint/serviceLinks';

const services = new Map([['/docs/api/machine-service', '機器']]);

it('a link to a service that keeps its English name is reported', () => {
  expect(
    findWrongServiceLinks(
      '- [Machine](/docs/api/machine-service)：列出',
      services,
    ),
  ).toEqual([
    'the link to /docs/api/machine-service says "Machine": the page is called "機器".',
  ]);
});

it.each([
  '[機器](/docs/api/machine-service)',
  '[機器服務](/docs/api/machine-service)',
  '[`/docs/api/machine-service`](/docs/api/machine-service)',
  '[注意事項](/docs/api/machine-service#caution)',
  '[API 簡介](/docs/api/holt-service)',
  '`[Machine](/docs/api/machine-service)`',
])('%s is right', (text) => {
  expect(findWrongServiceLinks(text, services)).toEqual([]);
});
