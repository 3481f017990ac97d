import {describe, expect, it} from 'vitest';
import type {Answer} from '../../../src/guides/engine/expression';
import {describeFault, type StepEvent} from '../../../src/guides/engine/result';
import {runSteps} from '../../../src/guides/engine/runSteps';
import type {RunContext} from '../../../src/guides/engine/runStep';
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
  after: 2,
  limit: 3,
  criteria: ['$statusCode == 200'],
};

/** A context that gives these answers in turn, and notes all that happens. */
function createTestContext(...answers: (Answer | Error)[]) {
  const calls: [string, JsonObject][] = [];
  const pauses: number[] = [];
  const events: StepEvent[] = [];
  const controller = new AbortController();
  const context: RunContext = {
    call: (path, message) => {
      calls.push([path, message]);
      const answer = answers.shift() ?? new Error('no more answers');
      return answer instanceof Error
        ? Promise.reject(answer)
        : Promise.resolve(answer);
    },
    pause: (milliseconds) => {
      pauses.push(milliseconds);
      return Promise.resolve();
    },
    signal: controller.signal,
    report: (event) => events.push(event),
  };
  return {context, calls, pauses, events, controller};
}

const ok = (body: JsonObject = {}): Answer => ({status: 200, body});
const run = (
  steps: RunnableStep[],
  context: RunContext,
  inputs: JsonObject = {},
  required: string[] = [],
) => runSteps(steps, {inputs, outputs: {}}, new Set(required), context);

/** Why the last step has failed, in words. */
async function getFault(...args: Parameters<typeof run>): Promise<string> {
  const result = (await run(...args)).results.at(-1);
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
    const {status, outputs} = await run(steps, context, {name: 'a'});
    expect(status).toBe('done');
    expect(calls).toEqual([
      ['/a/create', {name: 'a'}],
      ['/a/read', {uuid: 'u-1'}],
    ]);
    expect(outputs).toEqual({create: {id: 'u-1'}, read: {}});
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
    const {status, results} = await run([polled], context);
    expect(status).toBe('done');
    expect(results[0]?.attempts).toBe(3);
    expect(pauses).toEqual([2000, 2000]);
    expect(events.map(({type}) => type)).toEqual(
      'call answer wait call answer wait call answer end'.split(' '),
    );
    expect(events.filter(({type}) => type === 'wait')).toEqual([
      {type: 'wait', step: 'poll', attempt: 1, seconds: 2, left: 3},
      {type: 'wait', step: 'poll', attempt: 2, seconds: 2, left: 2},
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
      '$statusCode == 200 does not hold; the error is not_found',
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
          criteria: ['$response.body#/status == "Failed"'],
        },
        wait,
      ],
    });
    expect(await getFault([polled], context)).toBe(
      '$response.body#/status == "Ready" does not hold',
    );
    expect(calls).toHaveLength(1);
  });

  it('send nothing while a required input is empty', async () => {
    const {context, calls} = createTestContext();
    const steps = [step('a', {payload: {b: ['x{$inputs.name}']}})];
    expect(await getFault(steps, context, {name: ''}, ['name'])).toBe(
      'the input "name" is empty',
    );
    expect(calls).toEqual([]);
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
    const {context} = createTestContext(new TypeError('Failed to fetch'));
    expect(await getFault([step('a')], context)).toBe(
      'no response: Failed to fetch',
    );
  });

  it('stop in a pause, and during a call', async () => {
    const {context, controller, calls} = createTestContext(ok(), ok());
    const polled = step('a', {
      criteria: ['1 == 2'],
      onFailure: [{...wait, criteria: []}],
    });
    context.pause = () => {
      controller.abort();
      return Promise.reject(new Error('aborted'));
    };
    expect((await run([polled, step('b')], context)).status).toBe('stopped');
    expect(calls).toHaveLength(1);

    const other = createTestContext();
    other.context.call = () => {
      other.controller.abort();
      return Promise.reject(new Error('aborted'));
    };
    const {status, results} = await run([step('a')], other.context);
    expect(status).toBe('stopped');
    expect(results.map(({attempts}) => attempts)).toEqual([1]);
  });
});
