import {expect, it} from 'vitest';
import {getSidebarProps} from '../../../src/reference/sidebarProps';
import {createTranslator} from '../../../src/reference/texts';
import {operation} from '../pages/model';
import {twoServicesReference} from './description';

const reference = () => {
  const all = twoServicesReference();
  const [wood] = all.services;
  if (!wood) throw new Error('no service');
  wood.operations = [
    operation({
      slug: 'get',
      rpc: 'GetTree',
      summary: 'Get a tree',
      sidebarLabel: 'Get',
    }),
    operation({slug: 'fell', rpc: 'FellTree', summary: 'Fell it'}),
    operation({slug: 'axe', rpc: 'GetAxe', summary: 'Get an axe'}),
  ];
  return all;
};

it('tells of each operation its group and its label', () => {
  expect([...getSidebarProps(reference(), createTranslator({}))]).toEqual([
    ['get', {group: 'Tree', label: 'Get'}],
    ['fell', {group: 'Tree'}],
  ]);
});

it('calls the groups as the language does, and needs no label that is the name', () => {
  const t = createTranslator({Tree: {message: '樹木'}});
  const all = reference();
  const [first] = all.services[0]?.operations ?? [];
  if (first)
    Object.assign(first, {summary: '取得樹木', sidebarLabel: '取得樹木'});
  expect(getSidebarProps(all, t).get('get')).toEqual({group: '樹木'});
});
