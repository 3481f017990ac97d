import {expect, it} from 'vitest';
import {checkTerms} from '../../../src/lint/rules/terms';
import {parseSource} from '../../../src/files/sourceFile';
import {problem, text} from './text';

const glossary = parseSource(
  'glossary.yaml',
  `- term: instance
- term: virtual machine
  avoid: [VM, VMs]
- term: (leave out)
  avoid: [seamless(ly)?]
`,
);
const check = (content: string | undefined) =>
  checkTerms([text(content)], glossary);

it.each(['Starts the VM.', 'vm', 'Starts (VM) `x`.'])(
  'reports a term that the glossary replaces in %j',
  (content) => {
    expect(check(content)).toEqual([
      problem(
        'The description of operation ListPools says "VM"; the glossary has "virtual machine".',
      ),
    ]);
  },
);

it('reports each of several terms, and takes patterns', () => {
  expect(check('Seamlessly VM, VMs.').map(({message}) => message)).toEqual([
    'The description of operation ListPools says "VM"; the glossary has "virtual machine".',
    'The description of operation ListPools says "VMs"; the glossary has "virtual machine".',
    'The description of operation ListPools says "seamless(ly)?"; the glossary has "(leave out)".',
  ]);
});

it.each([
  'Starts `VM` on KVM and VMware.',
  'Starts a non-VM or VM-like instance.',
  '```\nVM\n```',
  undefined,
])('lets %j pass', (content) => {
  expect(check(content)).toEqual([]);
});
