import {describe, expect, it} from 'vitest';
import {mapCauses} from '../../../../src/reference/sandboxCauses';
import type {ListedError} from '../../../../src/sandbox/model';
import {provoke} from '../../../../src/sandboxErrors/prove';
import {findRefusals} from '../../../../src/sandboxErrors/provocations';
import {judgeCauses} from '../../../../src/sandboxErrors/read';
import {getSession} from '../../sandbox/session';
import {data} from './whole';

const judged = await judgeCauses(process.cwd());
const isSimulated = ({provocation}: (typeof judged)[number]): boolean =>
  provocation !== undefined;

describe('every cause of an error that a page lists', () => {
  it.each(judged.filter(isSimulated))(
    '$rpc, $code: $words comes about',
    ({fault}) => {
      expect(fault).toBe('');
    },
  );

  it.each(judged.filter((one) => !isSimulated(one)))(
    '$rpc, $code: $words is not simulated, for a reason',
    ({fault, because}) => {
      expect(fault).toBe('');
      expect(because).toMatch(/^[A-Z].*\.$/);
    },
  );

  it('is simulated, four of five at least', () => {
    const simulated = judged.filter(isSimulated).length;
    expect(simulated).toBeGreaterThan(judged.length * 0.8);
  });
});

/** Refusals of a cause for which no request is written by hand. */
const changes = Object.values(data.operations).flatMap((operation) => {
  const {rpc} = operation;
  const all = findRefusals(operation, data);
  const derived = all.map(({provocation}) => JSON.stringify(provocation));
  return all
    .map((one) => ({rpc, ...one}))
    .filter(({at}) => {
      const known = judged.find((one) => one.rpc === rpc && one.at === at);
      return derived.includes(JSON.stringify(known?.provocation));
    });
});

it.each(changes)(
  '$rpc refuses $provocation.send for its own cause',
  async ({rpc, at, provocation}) => {
    const {error} = await provoke(rpc, provocation, data);
    expect(error?.at).toBe(at);
  },
);

it('no rule brings a cause that is said not to be simulated', () => {
  for (const [rpc, rule] of Object.entries(data.rules.operations)) {
    const known = judged.filter((one) => one.rpc === rpc && isSimulated(one));
    const places = known.map(({at}) => at);
    mapCauses(rule, ({at}: ListedError) => {
      expect([rpc, places]).toEqual([rpc, expect.arrayContaining([at])]);
    });
  }
  const reaching = Object.values(data.operations);
  for (const {rpc, unknownScope, unknownCluster, outages = []} of reaching) {
    const errors = [
      unknownScope,
      unknownCluster,
      ...outages.map(([, one]) => one),
    ];
    for (const error of errors) {
      if (!error) continue;
      const known = judged.find(
        (one) => one.rpc === rpc && one.at === error.at,
      );
      expect([rpc, known?.provocation]).not.toEqual([rpc, undefined]);
    }
  }
});

it('the sandbox sends no error for names that the pages have no error for', async () => {
  for (const {rpc, examples} of Object.values(data.operations)) {
    const rule = data.rules.operations[rpc];
    if (rule?.missing !== false || rule.create) continue;
    const {call} = getSession(data);
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
