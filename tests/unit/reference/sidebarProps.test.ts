import {expect, it} from 'vitest';
import {sidebarProps} from '../../../src/reference/sidebarProps';
import {translatorOf} from '../../../src/reference/texts';
import {operation} from '../pages/model';
import {twoServicesReference} from './description';

const reference = () => {
  const all = twoServicesReference();
  const [wood] = all.services;
  if (!wood) throw new Error('no service');
  wood.operations = [
    operation({slug: 'get', rpc: 'GetTree', summary: 'Get a tree'}),
    operation({slug: 'fell', rpc: 'FellTree', summary: 'Fell it'}),
    operation({slug: 'axe', rpc: 'GetAxe', summary: 'Get an axe'}),
  ];
  return all;
};

it('tells of each operation its group and what the group says already', () => {
  expect([...sidebarProps(reference(), translatorOf({}))]).toEqual([
    ['get', {group: 'Tree', repeated: ' a tree'}],
    ['fell', {group: 'Tree'}],
  ]);
});

it('calls the groups as the language does', () => {
  const t = translatorOf({Tree: {message: '樹木'}});
  const all = reference();
  const [first] = all.services[0]?.operations ?? [];
  if (first) first.summary = '取得樹木';
  expect(sidebarProps(all, t).get('get')).toEqual({
    group: '樹木',
    repeated: '樹木',
  });
});
