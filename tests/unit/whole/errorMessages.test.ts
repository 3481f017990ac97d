import {describe, expect, it} from 'vitest';
import {readSource} from '../../../src/files/sourceFile';
import {loadReference} from '../../../src/generate/loadReference';
import {collectCauses} from '../../../src/sandboxErrors/causes';
import type {Cause} from '../../../src/sandboxErrors/model';

interface Group {
  causes: string[];
  operations?: string[];
  texts: string[];
}

const {messages} = readSource('openapi/error-messages.yaml').data as {
  messages: Group[];
};
const causes = collectCauses(loadReference(process.cwd()));

const fits = ({rpc}: Cause, {operations}: Group): boolean =>
  !operations || operations.includes(rpc);
const begins = ({words}: Cause, {causes: firsts}: Group): boolean =>
  firsts.some((first) => words.startsWith(first));

describe('the texts of error messages', () => {
  const beginnings = messages.flatMap((group) =>
    group.causes.map((first) => ({...group, causes: [first]})),
  );
  it.each(beginnings)('$causes is a cause of a page', (group) => {
    const found = causes.some((one) => begins(one, group) && fits(one, group));
    expect(found).toBe(true);
  });

  const narrowed = messages.flatMap((group) =>
    (group.operations ?? []).map((rpc) => ({...group, operations: [rpc]})),
  );
  it.each(narrowed)('$operations lists $causes', (group) => {
    const found = causes.some((one) => begins(one, group) && fits(one, group));
    expect(found).toBe(true);
  });

  it('lead to nine of ten causes, with the messages of the pages', () => {
    const known = causes.filter(
      (one) =>
        one.message !== '' ||
        messages.some((group) => begins(one, group) && fits(one, group)),
    );
    expect(known.length).toBeGreaterThan(causes.length * 0.9);
  });
});
