import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  getExpressions,
  holds,
  parseCondition,
} from '../../../src/guides/engine/condition';
import type {Scope} from '../../../src/guides/engine/expression';

const scope: Scope = {
  inputs: {name: 'photos', empty: ''},
  outputs: {create: {id: 'x&&y'}},
  answer: {
    status: 200,
    body: {status: 'Deployed', count: '32', ready: false, size: 5, list: [1]},
  },
};
const check = (text: string): boolean => holds(parseCondition(text), scope);

describe('a condition', () => {
  it.each([
    '$statusCode == 200',
    '$statusCode==200',
    '  $statusCode   ==\n200 ',
    '200 == $statusCode',
    "$response.body#/status == 'Deployed'",
    '$response.body#/status == "Deployed"',
    '$response.body#/status != "deployed"',
    '$response.body#/ready == false',
    '$response.body#/count > 9',
    '$response.body#/count == 32',
    '$response.body#/size >= 5 && $response.body#/size <= 5',
    '$response.body#/size == -1 || $inputs.name == "photos"',
    '$statusCode == 1 && $statusCode == 2 || $statusCode == 200',
    '$statusCode == 200 || $response.body#/missing == 1',
    '$steps.create.outputs.id == "x&&y"',
    '$inputs.empty == ""',
    '$response.body#/list == "[1]"',
  ])('%s holds', (text) => {
    expect(check(text)).toBe(true);
  });

  it.each([
    '$statusCode == 20',
    '$statusCode != 200',
    '$response.body#/status < 9',
    '$inputs.empty < 1',
    '$response.body#/missing == 1',
    '$response.body#/missing != 1',
    '$response.body#/missing == 1 || $statusCode == 200',
    '$inputs.unknown == "undefined"',
    '$steps.later.outputs.id != ""',
    '$statusCode == 200 && $response.body#/size > 5',
  ])('%s does not', (text) => {
    expect(check(text)).toBe(false);
  });

  it.each([
    '',
    '   ',
    '$statusCode',
    '$statusCode ==',
    '== 200',
    '$statusCode = 200',
    '$statusCode === 200',
    '$statusCode == 200 &&',
    '$statusCode == 200 $statusCode == 200',
    '$statusCode == 200 == 200',
    '($statusCode == 200)',
    '!$response.body#/ready == true',
    '$statusCode == null',
    '$statusCode == 2oo',
    '$statusCode == "200',
    '$statusCode == 200; process.exit()',
    '$inputs.a.b == 1',
    '$statusCode == 200 & $statusCode == 200',
  ])('%o is none', (text) => {
    expect(() => parseCondition(text)).toThrow(Error);
  });

  it('names its expressions', () => {
    const condition = parseCondition('$inputs.a == 1 || 2 > $statusCode');
    expect(getExpressions(condition)).toEqual([
      {kind: 'input', name: 'a'},
      {kind: 'status'},
    ]);
  });

  it('is read or refused, whatever it is', () => {
    const piece = fc.constantFrom(
      '$statusCode',
      '$inputs.a',
      '==',
      '&&',
      '||',
      '<',
      '"',
      "'",
      ' ',
      '1',
      'true',
      '#/',
      '\u0000',
      '(',
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        try {
          expect(typeof check(text)).toBe('boolean');
        } catch (error) {
          expect((error as Error).message).toMatch(/condition|expression/);
        }
      }),
    );
  });
});
