import type {Language} from '../../../src/assistants/library';
import type {AssistantOperation} from '../../../src/assistants/model';
import {createSiteEngine} from '../search/site';

/** `PlantTree` and `FellTree`, as the search of the tests knows them. */
const named = (operation: string): AssistantOperation => ({
  operation,
  path: `/holt.tree.v1.TreeService/${operation}`,
  page: `/docs/api/tree-${operation.toLowerCase()}`,
  headers: {},
  fields: [],
});

const section = (id: string, text: string): string =>
  `## About ${id} {#${id}}\n\n${text}\n\n`;

/** A language with two operations and four pages. */
export const forest = async (): Promise<Language> => ({
  site: 'https://docs.example',
  engine: await createSiteEngine(),
  operations: ['PlantTree', 'FellTree'].map(named),
  pages: {
    '/': '# Home\n',
    '/docs/intro': '# Intro\n',
    '/docs/api/tree-planttree': '# Plant a tree\n',
    '/docs/long': `# Long\n\nFirst.\n\n${section(
      'request',
      '```sh\n## no heading {#none}\n```\n\n### Inner {#inner}\n\nDeep.',
    )}${section(
      'errors',
      `### First {#first}\n\nShort.\n\n### Second {#second}\n\n${'x'.repeat(9000)}`,
    )}${section('end', 'Last.')}`,
  },
});
