import type {Language} from '../../../src/assistants/library';
import type {DescribedOperation} from '../../../src/assistants/model';
import {describeOperation} from '../../../src/assistants/describeOperation';
import {createSiteEngine} from '../search/site';
import {operation} from '../generate/pages/model';
import type {ErrorBook} from '../../../src/errors/model';
import type {Reference} from '../../../src/api/model';

const nothing = {
  services: [],
  schemas: new Map(),
} as unknown as Reference;

/** A book without errors. */
const errors = {
  texts: [],
  operations: [],
  causes: [],
  patterns: [],
  symptoms: [],
  common: '',
} as unknown as ErrorBook;

/** `PlantTree` and `FellTree`, as the search of the tests knows them. */
const described = (rpc: string): [string, DescribedOperation] => {
  const slug = `tree-${rpc.toLowerCase()}`;
  const path = `/holt.tree.v1.TreeService/${rpc}`;
  return [slug, describeOperation(operation({rpc, slug, path}), nothing)];
};

/** A language with two operations and three pages. */
export const forest = (): Language => ({
  name: 'en',
  site: 'https://docs.example',
  names: undefined,
  text: undefined,
  search: createSiteEngine(),
  errors,
  operations: Object.fromEntries(['PlantTree', 'FellTree'].map(described)),
  pages: {
    '/': '# Home\n',
    '/docs/intro': '# Intro\n',
    '/docs/api/tree-planttree': '# Plant a tree\n',
  },
});
