import {describe, expect, it} from 'vitest';
import {describeFault} from '../../../src/generate/recordGuide';
import type {Answer} from '../../../src/guides/expressions';
import {
  runSteps,
  type RunContext,
  type StepResult,
} from '../../../src/guides/runSteps';
import type {RunnableStep} from '../../../src/guides/model';
import type {JsonObject} from '../../../src/calls/json';

const step = (id: string, more: Partial<RunnableStep> = {}): RunnableStep => ({
  id,
  path: `/a/${id}`,
  payload: {},
  criteria: ['$statusCode == 200'],
  outputs: {},
  onFailure: [],
  ...more,
});

const wait: RunnableStep['onFailure'][number] = {
  name: 'wait',
  type: 'retry',
  retryAfter: 2,
  retryLimit: 3,
  criteria: [{condition: '$statusCode == 200'}],
};

/** A context that gives these answers in turn, and notes all that happens. */
function createTestContext(...answers: Answer[]) {
  const calls: [string, JsonObject][] = [];
  const pauses: number[] = [];
  const events: [step: string, attempts: number][] = [];
  const controller = new AbortController();
  const context: RunContext = {
    call: (path, message) => {
      calls.push([path, message]);
      return Promise.resolve(answers.shift());
    },
    pause: (milliseconds) => {
      pauses.push(milliseconds);
      return Promise.resolve();
    },
    signal: controller.signal,
    report: (...progress) => events.push(progress),
  };
  return {context, calls, pauses, events, controller};
}

const ok = (body: JsonObject = {}): Answer => ({status: 200, body});
const run = (
  steps: RunnableStep[],
  context: RunContext,
  inputs: JsonObject = {},
): Promise<StepResult[]> => runSteps(steps, {inputs, outputs: {}}, context);

/** Why the last step has failed, in words. */
async function getFault(...args: Parameters<typeof run>): Promise<string> {
  const result = (await run(...args)).at(-1);
  return result?.status === 'failed' ? describeFault(result.fault) : '';
}

describe('steps', () => {
  it('hand their outputs to later ones', async () => {
    const {context, calls} = createTestContext(ok({uuid: 'u-1'}), ok());
    const steps = [
      step('create', {
        payload: {name: '$inputs.name'},
        outputs: {id: '$response.body#/uuid'},
      }),
      step('read', {payload: {uuid: '$steps.create.outputs.id'}}),
    ];
    const results = await run(steps, context, {name: 'a'});
    expect(calls).toEqual([
      ['/a/create', {name: 'a'}],
      ['/a/read', {uuid: 'u-1'}],
    ]);
    expect(results).toMatchObject([
      {status: 'done', outputs: {id: 'u-1'}},
      {status: 'done', outputs: {}},
    ]);
  });

  it('poll until the condition holds', async () => {
    const states = ['Deploying', 'Deploying', 'Deployed'];
    const {context, pauses, events} = createTestContext(
      ...states.map((status) => ok({status})),
    );
    const polled = step('poll', {
      criteria: ['$statusCode == 200', '$response.body#/status == "Deployed"'],
      onFailure: [wait],
    });
    const results = await run([polled], context);
    expect(results).toMatchObject([{status: 'done', attempts: 3}]);
    expect(pauses).toEqual([2000, 2000]);
    expect(events).toEqual([
      ['poll', 1],
      ['poll', 2],
      ['poll', 3],
    ]);
  });

  it('end after the last retry', async () => {
    const {context, calls} = createTestContext(
      ...Array<Answer>(9).fill(ok({s: 1})),
    );
    const polled = step('poll', {
      criteria: ['$response.body#/s == 2'],
      onFailure: [wait],
    });
    expect(await getFault([polled, step('never')], context)).toBe(
      '$response.body#/s == 2 does not hold after the last retry',
    );
    expect(calls).toHaveLength(4);
  });

  it('do not retry what the action does not name', async () => {
    const {context, calls} = createTestContext({
      status: 404,
      body: {code: 'not_found'},
    });
    const polled = step('poll', {onFailure: [wait]});
    expect(await getFault([polled], context)).toBe(
      '$statusCode == 200 does not hold',
    );
    expect(calls).toHaveLength(1);
  });

  it('end at once where an action says so', async () => {
    const {context, calls} = createTestContext(ok({status: 'Failed'}));
    const polled = step('poll', {
      criteria: ['$response.body#/status == "Ready"'],
      onFailure: [
        {
          name: 'failed',
          type: 'end',
          criteria: [{condition: '$response.body#/status == "Failed"'}],
        },
        wait,
      ],
    });
    expect(await getFault([polled], context)).toBe(
      '$response.body#/status == "Ready" does not hold',
    );
    expect(calls).toHaveLength(1);
  });

  it('send nothing before the step whose output they need', async () => {
    const {context, calls} = createTestContext();
    const steps = [step('a', {payload: {b: '$steps.create.outputs.id'}})];
    expect(await getFault(steps, context)).toBe(
      'the step "create" has no output "id" yet; run it first',
    );
    expect(calls).toEqual([]);
  });

  it('fail when a response lacks an output', async () => {
    const {context} = createTestContext(ok());
    const steps = [step('a', {outputs: {id: '$response.body#/uuid'}})];
    expect(await getFault(steps, context)).toBe(
      'the response has no value at $response.body#/uuid, which is the output "id"',
    );
  });

  it('fail when no response comes', async () => {
    const {context} = createTestContext();
    expect(await getFault([step('a')], context)).toBe('no response came');
  });

  it('stop in a pause, and during a call', async () => {
    const {context, controller, calls} = createTestContext(ok(), ok());
    const polled = step('a', {
      criteria: ['1 == 2'],
      onFailure: [{...wait, criteria: []}],
    });
    context.pause = () => {
      controller.abort();
      return Promise.resolve();
    };
    const stopped = await run([polled, step('b')], context);
    expect(stopped).toMatchObject([{status: 'stopped'}]);
    expect(calls).toHaveLength(1);

    const other = createTestContext();
    other.context.call = () => {
      other.controller.abort();
      return Promise.resolve(undefined);
    };
    expect(await run([step('a')], other.context)).toMatchObject([
      {status: 'stopped', attempts: 1},
    ]);
  });
});
