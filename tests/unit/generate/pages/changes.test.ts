import {describe, expect, it} from 'vitest';
import type {DatedChange, History} from '../../../../src/changes/history';
import {
  renderChangesPage,
  renderVersionPage,
} from '../../../../src/generate/pages/changesPages';
import {createPageContext, operation, schema, service} from './model';

const removed: DatedChange = {
  kind: 'field-removed',
  subject: 'holt.a.v1.Tree.height',
  rating: 'breaking',
  todo: 'Read `size`.',
  touches: [
    {
      operation: 'holt.a.v1.AService.GetTree',
      directions: ['response'],
      rating: 'breaking',
    },
  ],
};

const history: History = {
  first: {version: 'v1.0', date: '2026-01-01'},
  last: 'v1.1',
  versions: [
    {version: 'v1.1', date: '2026-02-01', changes: [removed]},
    {version: 'v1.0', date: '2026-01-01', changes: []},
  ],
  since: new Map(),
  deprecatedSince: new Map([['holt.a.v1.AService.GetTree', 'v1.1']]),
};

const one = operation({deprecated: true});
const context = createPageContext(
  {
    operations: [one],
    schemas: [schema('Tree')],
    services: [service({operations: [one], displayName: 'A|[b]'})],
  },
  {history},
);

describe('the page of changes', () => {
  const page = renderChangesPage(history, context).data(context);

  it('lists the versions after the first, with what breaks', () => {
    expect(page).toMatchObject({
      contents: [
        {id: 'v1.1', level: 2},
        {id: 'deprecated', level: 2},
        {id: 'feeds', level: 2},
      ],
      parts: [
        [
          ['h2', {id: 'v1.1'}, ['a', {href: '/docs/api/changes/v1.1'}, 'v1.1']],
          ['p', {}, '2026-02-01'],
          [
            'ul',
            {},
            [
              'li',
              {},
              ['strong', {}, 'breaking'],
              ': ',
              ['code', {}, 'height'],
              ' is removed from ',
              ['code', {}, 'Tree'],
              '. Read ',
              ['code', {}, 'size'],
              '.',
            ],
          ],
        ],
        [['h2', {id: 'deprecated'}, 'Deprecated']],
        {items: [{name: 'GetTree', about: 'deprecated since v1.1'}]},
        {},
        {},
      ],
    });
  });

  it('shows the name of a service to the letter', () => {
    expect(JSON.stringify(page)).toContain('A|[b]: ');
  });
});

describe('the page of a version', () => {
  const show = (version: string): string =>
    JSON.stringify(renderVersionPage(version, history, context).data(context));

  it('says why a change breaks callers, what to do, and whom it affects', () => {
    const page = show('v1.1');
    expect(page).toContain('{"id":"field-removed.holt.a.v1.Tree.height"}');
    expect(page).toContain('Clients that read it no longer find it.');
    expect(page).toContain('["strong",{},"What to do"]');
    expect(page).toContain(' (response)');
  });

  it('shows the whole path before and after a change of its prefix', () => {
    const moved: DatedChange = {
      ...removed,
      kind: 'operation-path',
      subject: 'holt.a.v1.AService.GetTree',
      from: '/holt.a.v1.AService/GetTree',
      to: '/api/v1.2/holt.a.v1.AService/GetTree',
    };
    const versions = [{version: 'v1.1', changes: [moved]}];
    const page = renderVersionPage('v1.1', {...history, versions}, context);
    const text = JSON.stringify(page.data(context));
    expect(text).toContain(`["code",{},"${moved.from}"]`);
    expect(text).toContain(`["code",{},"${moved.to}"]`);
  });

  it('says of the first version that it has no changes', () => {
    expect(show('v1.0')).toContain('is the first version');
  });
});
