import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {quick, slow, listSteps, usual} from '../../run/plans';

const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};
const run = new Set(
  [...listSteps(usual), ...listSteps(slow)].map((s) => s.script),
);

it('runs scripts that there are', () => {
  for (const {script} of [
    ...listSteps(quick),
    ...listSteps(usual),
    ...listSteps(slow),
  ])
    expect(scripts).toHaveProperty([script]);
});

it('makes a folder before the steps that need it', () => {
  for (const plan of [quick, usual, slow]) {
    const made = listSteps(plan).map(({script}) => script);
    for (const {script, needs} of listSteps(plan)) {
      if (!needs) continue;
      expect(made.slice(0, made.indexOf(script)), script).toContain(needs.from);
    }
  }
});

it('leaves out no tests', () => {
  const tests = Object.entries(scripts).filter(([, command]) =>
    /^(vitest|playwright) /.test(command),
  );
  // Parts of `unit` and `check:site`, one that joins two, one for releases, and
  // pictures to look at.
  const elsewhere = [
    'unit:quick',
    'check:weight',
    'e2e',
    'validate',
    'controls',
  ];
  const missing = tests
    .map(([name]) => name)
    .filter((name) => !run.has(name) && !elsewhere.includes(name));
  expect(missing).toEqual([]);
  expect(run).toContain('e2e:quick');
  expect(run).toContain('e2e:slow');
});

it('divides the browser tests by a tag', () => {
  expect(scripts['e2e:quick']).toMatch(/--grep-invert @slow$/);
  expect(scripts['e2e:slow']).toMatch(/--grep @slow$/);
});
