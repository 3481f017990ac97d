import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

interface Post {
  operationId: string;
  'x-at-a-glance': {effect: string; repeat: {effect: string; text?: string}};
}

const {paths} = JSON.parse(
  readFileSync('.generated/static/en/openapi.json', 'utf8'),
) as {paths: Record<string, {post: Post}>};

const repeats = Object.values(paths).map(({post}) => ({
  name: post.operationId.replace(/^.*_/, ''),
  reads: post['x-at-a-glance'].effect === 'reads',
  ...post['x-at-a-glance'].repeat,
}));

it.each([
  ['AttachVirtualMachineDisk', 'fails'],
  ['CreateDataVolume', 'fails'],
  ['DeleteUserKey', 'fails'],
  ['ListModels', 'fails'],
  ['ScaleApplication', 'changes-nothing'],
  ['CreateUserKey', 'creates-another'],
  ['RestartVirtualMachine', 'acts-again'],
  ['CreateNetwork', 'fails-partway'],
  ['CreateRelease', 'varies'],
])('a repeat of %s: %s', (name, effect) => {
  const found = repeats.find((one) => one.name === name);
  expect(found?.effect).toBe(effect);
});

it('no operation whose text says that a repeat fails has another effect', () => {
  const wrong = repeats.filter(
    ({text = '', effect}) =>
      /^(?:A repeat|Every call|A second call[^.,]*) (?:fails|ends with)/.test(
        text,
      ) && effect !== 'fails',
  );
  expect(repeats).toHaveLength(156);
  expect(wrong).toEqual([]);
});

it('every effect but that of nothing has a text, and no reader finds "safe"', () => {
  for (const {name, effect, text} of repeats) {
    if (effect !== 'changes-nothing') expect(text, name).toBeTruthy();
    expect(text ?? '', name).not.toMatch(/\bsafe\b/);
  }
});

/** What the sentence under "Behavior" has to say for the head to be true. */
const says: Record<string, RegExp> = {
  'changes-nothing':
    /^(?!.*\b(?:fails?|ends with|refuses|another|more units)\b)/,
  fails: /\b(?:fails|ends with)\b/,
  'fails-partway': /\bthen fails\b/,
  'creates-another': /\b(?:another|more)\b/,
  'acts-again': /\b(?:again|undoes|discards|new revision|new session)\b/,
  varies: /\b(?:fails?|refuses)\b/,
};

it.each(repeats)('the head and the sentence of $name agree', (one) => {
  const pattern = says[one.effect];
  expect(pattern, one.effect).toBeDefined();
  if (one.text !== undefined) expect(one.text).toMatch(pattern ?? /^$/);
});
