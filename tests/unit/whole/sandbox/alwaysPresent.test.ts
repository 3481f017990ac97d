import {expect, it} from 'vitest';
import {loadReference} from '../../../../src/generate/loadReference';
import {findMissingFields} from '../../../../src/reference/presence';
import {useFastClock} from '../../sandbox/clock';
import {getSession} from '../../sandbox/session';
import {data} from './whole';

useFastClock();

const {schemas} = loadReference(process.cwd());
const unary = Object.values(data.operations).filter(
  ({streaming, unimplemented}) => !streaming && !unimplemented,
);
const makes = ({rpc}: (typeof unary)[number]): boolean =>
  data.rules.operations[rpc]?.create !== undefined;

it('the sandbox returns all that is always present, of first and of new objects', async () => {
  const {call} = getSession(data);
  const reading = unary.filter((operation) => !makes(operation));
  let answers = 0;
  for (const operation of [...unary.filter(makes), ...reading]) {
    for (const {request} of operation.examples) {
      const {status, body} = await call(operation.rpc, request);
      if (status !== 200) continue;
      answers++;
      expect(
        findMissingFields(body, operation.response, schemas),
        operation.rpc,
      ).toEqual([]);
    }
  }
  expect(answers).toBeGreaterThan(unary.length / 2);
});
