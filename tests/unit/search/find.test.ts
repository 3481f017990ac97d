/** What a pasted text is: messages, responses, words. */
import {expect, it} from 'vitest';
import {createSiteEngine} from './site';

const {find, search} = await createSiteEngine();
const findFirst = (text: string, operation?: string) =>
  find(text, {operation}).findings[0];

const frozen = 'cannot dig in the garden "north": the soil is frozen';

it.each([
  ['as it is', frozen],
  ['escaped twice', JSON.stringify(JSON.stringify({message: frozen}))],
  ['wrapped', frozen.replace('garden ', 'garden\n    ')],
  ['in other quotation marks', frozen.replace(/"/g, '“')],
  ['in color', `\u001b[31m${frozen}\u001b[0m`],
  ['as HTML', frozen.replaceAll('"', '&quot;')],
  ['in capitals', frozen.toUpperCase()],
])('a message is found %s, with its values', (_, text) => {
  expect(findFirst(text)).toMatchObject({
    sureness: 'likely',
    values: [['garden', expect.stringMatching(/north/i)]],
    records: [{anchor: 'error.unknown.1'}],
    others: [{anchor: 'error.unknown.2'}],
  });
});

it.each([
  [`/holt.tree.v1.TreeService/PlantTree: ${frozen}`, undefined, 'certain'],
  [`TreeService.PlantTree: ${frozen}`, undefined, 'certain'],
  [frozen, 'PlantTree', 'certain'],
  // Other APIs have operations of this name.
  [`PlantTree: ${frozen}`, undefined, 'likely'],
  [`FellTree: ${frozen}`, undefined, 'possible'],
])('%s, sent by %s: %s', (text, operation, sureness) => {
  expect(findFirst(text, operation)?.sureness).toBe(sureness);
});

it('puts the message of the program first that called the other', () => {
  const {findings} = find(`no water in pipe: ${frozen}`);
  expect(findings.map(({records}) => records[0]?.anchor)).toEqual([
    'tree-does-not-grow.1',
    'error.unknown.1',
  ]);
});

it('finds a message that is one long identifier', () => {
  const xml = `<Error><Code>SoilTooDryForRoots</Code><Id>${'a1-'.repeat(20)}</Id></Error>`;
  expect(findFirst(xml)?.records[0]?.anchor).toBe('error.unknown.2');
});

it('a response with a Connect code is not that of a proxy, unless its message says so', () => {
  const client = findFirst('ConnectError: [unimplemented] HTTP 404');
  expect(client?.records[0]?.anchor).toBe('empty-page');
  const json = '{"code":"unknown","message":"nginx says HTTP 404 and no more"}';
  expect(
    find(json).findings.flatMap(({records}) => records),
  ).not.toContainEqual(expect.objectContaining({anchor: 'empty-page'}));
});

it('says less of a message that only tells that another follows', () => {
  const {findings} = find(
    `the admission webhook of the whole garden has denied this request: ${frozen}`,
  );
  expect(findings.map(({records}) => records[0]?.anchor)).toEqual([
    'error.unknown.1',
  ]);
});

it('is what the sandbox says it is', () => {
  const {findings} = find('', {operation: 'PlantTree', place: 1});
  expect(findings[0]).toMatchObject({
    sureness: 'certain',
    records: [{anchor: 'error.unknown.2'}],
  });
});

it('without a text, is any error of the operation', () => {
  expect(findFirst('', 'PlantTree')?.records).toHaveLength(2);
});

it('finds a row of a table by the text in it, with what to do', () => {
  expect(
    findFirst('unit/3  error  no water in pipe  (retrying)')?.records,
  ).toMatchObject([{anchor: 'tree-does-not-grow.1', fix: ['Open the tap.']}]);
});

it('finds a symptom by what people say, with its rows', () => {
  expect(findFirst('my oak has been small since last year')).toMatchObject({
    sureness: 'possible',
    records: [{anchor: 'tree-does-not-grow'}],
    remedies: [{records: [{anchor: 'tree-does-not-grow.1'}]}],
  });
  expect(findFirst('樹苗沒有長大')?.records[0]?.anchor).toBe(
    'tree-does-not-grow',
  );
});

it('finds a response without words', () => {
  const response = 'HTTP/1.1 404 Not Found\ncontent-length: 0\n\n';
  expect(findFirst(response)?.records[0]?.anchor).toBe('empty-page');
});

it.each([
  'my printer is slow since last year',
  'npm error code 1 in the garden',
  'lorem ipsum dolor sit amet',
  '',
])('is no error of this API: %j', (text) => {
  expect(find(text).findings).toEqual([]);
});

it('reads both ends of a long text, and says so', () => {
  const long = `${'a line of a log\n'.repeat(50_000)}${frozen}`;
  const {findings, isCut} = find(long);
  expect(isCut).toBe(true);
  expect(findings[0]?.records[0]?.anchor).toBe('error.unknown.1');
});

it.each([
  ['a pattern', '(a+)+$ [[[ .*\\'],
  ['control characters', '\u0000\u202e\ud800 \u001b['],
  ['entities', '&#99999999; &#x; &quot;'],
  ['one long word', 'x'.repeat(1_000_000)],
  ['backslashes', '\\\\'.repeat(10_000)],
])('hostile text is no error: %s', (_, text) => {
  expect(() => find(text)).not.toThrow();
});

it('a search for a message finds its error first', () => {
  expect(
    search('cannot dig in the garden "east": the soil is too dry')[0],
  ).toMatchObject({
    kind: 'error',
    title: 'The soil is too dry.',
    isLiteral: true,
  });
});
