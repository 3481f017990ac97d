import omit from 'es-toolkit/compat/omit';
import pick from 'es-toolkit/compat/pick';
import groupBy from 'es-toolkit/compat/groupBy';
import {afterAll, describe, expect, it} from 'vitest';
import {faults} from './faults';
import {
  files,
  lineIn,
  listPools,
  platform,
  requestSchema,
  Site,
  workflow,
  type Change,
} from './site';
import {invalid, schemaOfValues, texts, values} from './texts';

const site = new Site();
afterAll(() => site.remove());

it('finds nothing wrong where nothing is', async () => {
  expect(await site.lint()).toEqual([]);
});

/** What messages of Redocly's own rules end with. */
const ofRedocly = 'of Redocly.)';

const firstLine = (text: string): string =>
  text.split('\n').find((line) => line.trim() !== '') ?? '';

describe.each(Object.entries(faults))('%s', (rule, rows) => {
  const isOfRedocly = rule.startsWith('Redocly');

  it.each(rows)('%s: %s → %s', async (file, from, to, message, more = {}) => {
    const changes: Change[] = [[file, from, to], ...(more.also ?? [])];
    const reported = more.file ?? file;
    const found = (await site.lint(changes)).filter(
      (problem) => isOfRedocly || !problem.message.endsWith(ofRedocly),
    );
    expect(found).toContainEqual({
      file: reported,
      line: lineIn(reported, more.at ?? firstLine(to), changes),
      message: expect.stringContaining(message) as string,
    });
    if (!isOfRedocly && !more.others) expect(found).toHaveLength(1);
  });
});

/** Messages by the line of the file that they name. */
async function messagesIn(
  file: string,
  changes: readonly Change[],
): Promise<Map<number, string[]>> {
  const problems = await site.lint(changes);
  expect(problems.filter((problem) => problem.file !== file)).toEqual([]);
  const own = problems.filter(({message}) => !message.endsWith(ofRedocly));
  const byLine = groupBy(own, 'line');
  return new Map(
    Object.entries(byLine).map(([line, found]) => [
      Number(line),
      found.map(({message}) => message),
    ]),
  );
}

const request = 'description: Request to list every pool.\n';

/** The request with these properties, the words about each on a line. */
const withProperties = (
  properties: [name: string, more: object][],
): Change[] => {
  const written = ['description', 'x-enumDescriptions'];
  const lines = (make: (more: object) => object, margin: string): string =>
    properties
      .map(
        ([name, more]) => `${margin}${name}: ${JSON.stringify(make(more))}\n`,
      )
      .join('');
  const words = lines((more) => pick(more, written), '    ');
  const types = lines(
    (more) => ({type: 'string', ...omit(more, written)}),
    '        ',
  );
  return [
    [requestSchema, request, `${request}  properties:\n${words}`],
    [
      platform,
      'holt.pool.v1.ListPoolsRequest: {type: object}\n',
      `holt.pool.v1.ListPoolsRequest:\n      type: object\n      properties:\n${types}`,
    ],
  ];
};
const firstProperty = 5;

it('descriptions of fields', async () => {
  const rows: [name: string, more: object, said: string[]][] = [
    ...texts.map(([name, description, ...messages]): (typeof rows)[number] => [
      name,
      {description},
      messages.map((one) => `The text ${one}`),
    ]),
  ];
  const found = await messagesIn(
    requestSchema,
    withProperties(rows.map(([name, more]) => [name, more])),
  );
  for (const [index, [name, more, said]] of rows.entries()) {
    expect(
      found.get(firstProperty + index) ?? [],
      `${name}: ${JSON.stringify(more)}`,
    ).toEqual(said);
  }
});

/** Examples of the request, each on a line, and of the response. */
const withExamples = (all: unknown[], schema: object): Change[] => [
  ...withProperties(
    Object.entries(schema).map(([name, more]) => [
      name,
      {description: 'Whatever it may be.', ...(more as object)},
    ]),
  ),
  [
    listPools,
    '            all: {summary: One pool, value: {name: rbd}}\n',
    all
      .map((_, index) => `            e${index}: {summary: One, value: {}}\n`)
      .join(''),
  ],
  [
    listPools,
    '          all: {summary: All pools, value: {}}\n',
    all
      .map(
        (value, index) =>
          `          e${index}: {summary: All, value: ${JSON.stringify(value)}}\n`,
      )
      .join(''),
  ],
];
const firstExample = lineIn(listPools, 'all: {summary: All', []);

it('examples have values of the schema, and of the data center', async () => {
  const rows: [value: unknown, said: string[]][] = [
    ...values.map(([field, value, ...foreign]): (typeof rows)[number] => [
      {more: {[field]: value}},
      foreign.map(
        (one) => `uses "${one}", which is not in openapi/datacenter/.`,
      ),
    ]),
    ...invalid.map(([value, ...messages]): (typeof rows)[number] => [
      value,
      messages.map((one) => `is not valid: ${one}`),
    ]),
  ];
  const found = await messagesIn(
    listPools,
    withExamples(
      rows.map(([value]) => value),
      schemaOfValues,
    ),
  );
  for (const [index, [value, said]] of rows.entries()) {
    expect(
      found.get(firstExample + index) ?? [],
      JSON.stringify(value),
    ).toEqual(said.map((one) => `The request example "e${index}" ${one}`));
  }
});

describe('a guide', () => {
  it('has a page', async () => {
    const more = {order: ['find-a-pool', 'list']};
    const other = 'openapi/workflows/list.arazzo.yaml';
    const text = (files[workflow] ?? '').replace('findAPool', 'list');
    expect(await site.lint([[other, '', text]], more)).toEqual([
      {
        file: other,
        line: 1,
        message: 'docs/guides/list.mdx is missing: the story of the guide.',
      },
    ]);
  });

  it('has its place in the order of guides', async () => {
    expect(await site.lint([], {order: ['gone']})).toEqual(
      ['find-a-pool', 'gone'].map((name) => ({
        file: 'src/guides/order.ts',
        line: 1,
        message: `Only one of src/guides/order.ts and openapi/workflows/ has the guide "${name}".`,
      })),
    );
  });

  it('cannot call a stream, and says what it destroys', async () => {
    const problems = await site.lint([
      [platform, /application\/json/g, 'application/connect+json'],
      [listPools, '  x-by-hand', '  x-destructive: true\n  x-by-hand'],
    ]);
    const messages = problems.map(({message}) => message);
    expect(messages).toEqual(
      expect.arrayContaining([
        'Step waitForIt: PoolService_ListPools is a stream, which Arazzo cannot call. Show it in the story, with <GuideCall>.',
        'Step waitForIt: PoolService_ListPools deletes data or stops running workloads: name in "destroys" what is lost.',
      ]),
    );
  });
});
