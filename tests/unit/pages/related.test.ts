import {describe, expect, it} from 'vitest';
import {operationPage} from '../../../src/reference/pages/operationPage';
import {contextOf, operation, schema, service} from './model';
import {section} from './read';

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
