import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import type {Answer} from '../../../src/calls/answer';
import {send} from '../../../src/calls/send';
import {getExampleBody} from '../../../src/components/tryIt/link';
import type {OperationPageData} from '../../../src/api/pageData';
import type {OperationData} from '../../../src/api/operationData';
import {createSandbox} from '../../../src/sandbox/createSandbox';
import {httpStatuses} from '../calls/table';
import {useFastClock} from '../sandbox/clock';
import {findAnswerFaults} from './answerSchemas';
import {described, type Described} from './description';
import {data} from './sandbox/whole';

useFastClock();

const folder = '.generated/static/en/operations';

/** What the panel of each operation is opened with. */
const panels = new Map(
  readdirSync(folder).map((file) => {
    const panel = JSON.parse(
      readFileSync(`${folder}/${file}`, 'utf8'),
    ) as OperationData;
    return [panel.path, panel];
  }),
);

/** Sends a body as the panel of an operation does, to a sandbox of its own. */
const sendTo = (
  {path, streaming}: OperationData,
  body: string,
  signal = new AbortController().signal,
  onProgress?: (answer: Answer) => void,
): Promise<Answer> =>
  send(
    {
      base: 'https://sandbox.invalid',
      path,
      streaming,
      body,
      timeout: streaming ? 60_000 : 10_000,
    },
    createSandbox(data),
    signal,
    onProgress,
  );

/** Expects an answer that the description allows. */
function expectAsDescribed(
  {
    running,
    code,
    head,
    failure,
    codeFromStatus,
    text,
    messages,
    message,
  }: Answer,
  {codes, silent, unimplemented, streaming, answer}: Described,
): void {
  expect(failure).toBeUndefined();
  expect(running).toBe(false);
  expect(codeFromStatus).toBeUndefined();
  expect(['ok', ...codes]).toContain(code);
  expect(code === 'unimplemented').toBe(unimplemented);
  const status = code === 'ok' || streaming ? 200 : httpStatuses[code!];
  expect(head?.status).toBe(status);
  if (code !== 'ok' && !silent.includes(code!)) expect(message).toMatch(/\S/);
  const bodies = messages ?? (code === 'ok' ? [text!] : []);
  for (const body of bodies) {
    expect(findAnswerFaults(JSON.parse(body), answer), body).toEqual([]);
  }
}

it('every page opens the panel of its own operation', () => {
  const pages = '.generated/pages/en';
  const endpoints = readdirSync(pages)
    .filter((file) => file.endsWith('.json'))
    .map((file) => readFileSync(`${pages}/${file}`, 'utf8'))
    .map((page) => JSON.parse(page) as Partial<OperationPageData>)
    .filter(({slug, path}) => slug !== undefined && path !== undefined);
  expect(endpoints.map(({path}) => path).sort()).toEqual(
    described.map(({path}) => path).sort(),
  );
  for (const {slug, path} of endpoints) {
    const text = readFileSync(`${folder}/${slug}.json`, 'utf8');
    expect((JSON.parse(text) as OperationData).path).toBe(path);
  }
});

describe.each(described)('$path', (operation) => {
  const panel = panels.get(operation.path)!;

  it('answers its examples as described, and begins with the first', async () => {
    expect(operation.requests).not.toEqual([]);
    expect(panel.examples.map(({value}) => value)).toEqual(operation.requests);
    expect(JSON.parse(getExampleBody(panel.examples[0]))).toEqual(
      operation.requests[0],
    );
    expect(panel.streaming).toBe(operation.streaming);
    for (const request of operation.requests) {
      const answer = await sendTo(panel, JSON.stringify(request));
      expectAsDescribed(answer, operation);
      if (operation.streaming) expect(answer.messages).not.toEqual([]);
    }
  });
});
