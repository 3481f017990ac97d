import {describe, expect, it} from 'vitest';
import type {Operation} from '../../../src/reference/model';
import {servicePage} from '../../../src/reference/pages/servicePage';
import {contextOf, operation, service} from './model';
import {outline, section} from './read';

const site = contextOf();
const pageOf = (operations: Operation[]) =>
  servicePage(service({operations}), site).content(site);

describe('the operations of a service', () => {
  it('are grouped by what they act on', () => {
    const list = operation({
      rpc: 'ListTreeHouses',
      slug: 'a-list',
      summary: 'List {tree} houses',
      description: 'Lists <all>. Slowly.',
    });
    const cut = operation({rpc: 'CutTree', slug: 'a-cut', summary: 'Cut it'});
    const get = operation({description: 'Returns a tree. Or none.'});
    const page = pageOf([get, list, cut]);
    expect(outline(page)).toContain('### Tree house {#operations-tree-house}');
    expect(section(page, 'operations-tree')).toBe(
      [
        '- [Get a tree](/docs/api/a-get-tree) `GetTree`\\\nReturns a tree.',
        '- [Cut it](/docs/api/a-cut) `CutTree`',
      ].join('\n'),
    );
    expect(section(page, 'operations-tree-house')).toBe(
      '- [List {tree} houses](/docs/api/a-list) `ListTreeHouses`\\\nLists <all>.',
    );
  });

  it('have no spaces in the anchor of a group, whatever its name', () => {
    const long = operation({rpc: 'GetGPURelationToBigTree'});
    expect(outline(pageOf([long]))).toContain(
      '### GPU relation to big tree {#operations-gpu-relation-to-big-tree}',
    );
  });
});
