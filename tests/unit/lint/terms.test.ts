import {expect, it} from 'vitest';
import {checkTerms} from '../../../src/lint/rules/terms';
import {parseSource} from '../../../src/files/sourceFile';
import {problem, text} from './text';

const glossary = parseSource(
  'glossary.yaml',
  `- term: instance
- term: virtual machine
  avoid: [VM, VMs]
- advice: Leave it out.
  avoid: [e.g.]
`,
);
const check = (content: string | undefined) =>
  checkTerms([text(content)], [], glossary);

it.each(['Starts the VM.', 'Starts (VM) `x`.'])(
  'reports a term that the glossary replaces in %j',
  (content) => {
    expect(check(content)).toEqual([
      problem(
        'The description of operation ListPools says "VM". Write "virtual machine".',
      ),
    ]);
  },
);

it('reports each of several terms', () => {
  expect(check('E.g. VM, VMs.').map(({message}) => message)).toEqual([
    'The description of operation ListPools says "VM". Write "virtual machine".',
    'The description of operation ListPools says "VMs". Write "virtual machine".',
    'The description of operation ListPools says "E.g.". Leave it out.',
  ]);
});

it('reads what stands beside the descriptions', () => {
  const {source, path} = text('');
  const fix = {source, path, what: 'fix of ListPools', text: 'Start the VM.'};
  expect(checkTerms([], [fix], glossary)).toEqual([
    problem('The fix of ListPools says "VM". Write "virtual machine".'),
  ]);
});

it.each(['Starts `VM` on KVM and VMware.', '```\nVM\n```', undefined])(
  'lets %j pass',
  (content) => {
    expect(check(content)).toEqual([]);
  },
);
