import {describe, expect, it} from 'vitest';
import {operationPage} from '../../../src/reference/pages/operationPage';
import {contextOf, operation, schema, service} from './model';
import {section} from './read';

describe('the guides of an operation', () => {
  const shown = (guides: {name: string; title: string}[]): string =>
    JSON.stringify(
      operationPage(operation(), contextOf()).content(
        contextOf(
          {schemas: [schema('Tree')], operations: [operation()]},
          {
            guides: new Map(
              guides.length > 0 ? [[operation().id, guides]] : [],
            ),
          },
        ),
      ),
    );

  it('stand in a section of their own, which the contents name', () => {
    const text = shown([{name: 'plant-a-tree', title: 'Plant *a* tree'}]);
    expect(text).toContain('["h2",{"id":"guides"},"Guides"]');
    expect(text).toContain(
      '["a",{"href":"/docs/guides/plant-a-tree"},"Plant *a* tree"]',
    );
    expect(text).toContain('"href":"#guides"');
  });

  it('are not mentioned where there are none', () => {
    expect(shown([])).not.toContain('guides');
  });
});

describe('what is related to an operation', () => {
  const cut = operation({
    id: 'AService_CutTree',
    slug: 'a-cut-tree',
    rpc: 'CutTree',
    summary: 'Cut [a] tree',
  });
  const parts = {schemas: [schema('Tree')], operations: [operation(), cut]};
  const related = (context: ReturnType<typeof contextOf>): string =>
    section(
      operationPage(
        operation({related: ['CutTree', 'Gone', 'GetTree']}),
        context,
      ).content(context),
      'related',
    );

  it('is the operation of the service that is named', () => {
    const twin = operation({
      id: 'BService_CutTree',
      slug: 'b-cut-tree',
      rpc: 'CutTree',
      summary: 'Cut',
    });
    const operations = [...parts.operations, twin];
    const context = contextOf({...parts, operations});
    const page = operationPage(
      operation({related: ['BService.CutTree']}),
      context,
    );
    expect(section(page.content(context), 'related')).toBe(
      '- [Cut](/docs/api/b-cut-tree) `CutTree`',
    );
  });

  const cutIt = '- [Cut [a] tree](/docs/api/a-cut-tree) `CutTree`';
  const getIt = '- [Get a tree](/docs/api/a-get-tree) `GetTree`';

  it('is operations in their order, then the service', () => {
    const services = [
      service({key: 'b', tag: 'BService'}),
      service({key: 'a', tag: 'TreeHouseService'}),
    ];
    expect(related(contextOf({...parts, services}))).toBe(
      [cutIt, getIt, '- [TreeHouse service](/docs/api/a-service)'].join('\n'),
    );
  });

  it('is operations alone where no service has them', () => {
    const services = [service({key: 'b', tag: 'BService'})];
    expect(related(contextOf({...parts, services}))).toBe(`${cutIt}\n${getIt}`);
  });
});
