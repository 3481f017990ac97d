import {describe, expect, it} from 'vitest';
import {httpStatuses} from '../../connect/table';
import {useFastClock} from '../../sandbox/clock';
import {textIn, type JsonObject} from '../../../../src/sandbox/json';
import {
  envelope,
  readToEnd,
  sessionOf,
  type Session,
} from '../../sandbox/session';
import type {SandboxOperation} from '../../../../src/sandbox/model';
import {document} from '../description';
import {provocationsOf} from './provoke';
import {data} from './whole';

useFastClock();

const cases = Object.entries(data.operations).flatMap(([path, operation]) =>
  provocationsOf(operation).map((provocation) => ({
    path,
    rpc: operation.rpc,
    operation,
    ...provocation,
  })),
);

/** The status and the body, or the error at the end, of a call. */
async function send(
  {call, open}: Session,
  {rpc, streaming}: SandboxOperation,
  request: JsonObject,
): Promise<{status: number; body: JsonObject}> {
  if (!streaming) return call(rpc, request);
  const stream = await open(rpc, envelope(JSON.stringify(request)));
  const end = (await readToEnd(stream)).at(-1)!;
  return {status: stream.status, body: end.json.error as JsonObject};
}

describe('every error that a rule of the sandbox can end with', () => {
  it('is provoked here', () => {
    for (const [rpc, rule] of Object.entries(data.rules.operations)) {
      const situations = cases
        .filter((one) => one.rpc === rpc && one.situation !== 'unknownScope')
        .map(({situation}) => situation);
      const {missing, taken, causes = {}, refused = []} = rule;
      const single = [missing, taken].filter(Boolean);
      expect(situations, rpc).toHaveLength(
        single.length + Object.keys(causes).length + refused.length,
      );
    }
    expect(cases).not.toEqual([]);
  });

  it.each(cases)(
    '$rpc, $situation: is one that the page lists',
    async ({path, operation, requests, data: prepared}) => {
      const session = sessionOf(prepared);
      const answers = [];
      for (const request of requests) {
        answers.push(await send(session, operation, request));
      }
      const last = answers.pop()!;
      expect(answers.map(({status}) => status)).toEqual(answers.map(() => 200));

      const {code, message} = last.body;
      const listed = document.paths[path]!.post['x-connect-errors'] ?? [];
      expect(listed.map((error) => error.code)).toContain(code);
      expect(last.status).toBe(
        operation.streaming ? 200 : httpStatuses[textIn(code)],
      );
      const alike = listed.filter(
        (error) =>
          error.code === code &&
          (error.message === undefined) === (message === undefined),
      );
      expect(alike, `a message like ${JSON.stringify(message)}`).not.toEqual(
        [],
      );
    },
  );
});

it('the sandbox sends no error for names that the pages have no error for', async () => {
  for (const {rpc, examples} of Object.values(data.operations)) {
    const rule = data.rules.operations[rpc];
    if (rule?.missing !== false || rule.create) continue;
    const {call} = sessionOf(data);
    const {scopeUuid, facilityName, ...names} = examples[0]!.request;
    const others = Object.fromEntries(
      Object.entries(names).map(([field, value]) => [
        field,
        typeof value === 'string' ? '999999' : value,
      ]),
    );
    const answer = await call(rpc, {
      ...(scopeUuid === undefined ? {} : {scopeUuid}),
      ...(facilityName === undefined ? {} : {facilityName}),
      ...others,
    });
    expect([rpc, answer.status]).toEqual([rpc, 200]);
  }
});
