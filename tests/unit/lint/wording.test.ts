import {describe, expect, it} from 'vitest';
import {parseSource, readSource} from '../../../src/files/sourceFile';
import {avoidedWords, wordFaults} from '../../../src/lint/wording';

describe('words to avoid', () => {
  const glossary = parseSource(
    'glossary.yaml',
    `- term: instance
- term: virtual machine
  avoid: [vm]
- advice: Leave the dots out.
  avoid: [e.g., the end]
`,
  );
  const faults = (prose: string) => wordFaults(prose, avoidedWords(glossary));

  it('come with their place and the better wording', () => {
    expect(faults('A vm')).toEqual([
      {index: 2, message: 'says "vm". Write "virtual machine".'},
    ]);
    expect(faults('x e.g. y')).toEqual([
      {index: 2, message: 'says "e.g.". Leave the dots out.'},
    ]);
  });

  it('may be in any case and go across lines', () => {
    expect(faults('The\nEnd')).toEqual([
      {index: 0, message: 'says "The End". Leave the dots out.'},
    ]);
  });

  it.each(['kvm', 'vm-like', 'non-vm', 'vms', 'exgx', 'the ends'])(
    'are whole words as they are written: not in %j',
    (prose) => {
      expect(faults(prose)).toEqual([]);
    },
  );
});

describe('the glossary of the site', () => {
  const avoided = avoidedWords(readSource('openapi/glossary.yaml'));
  const messages = (prose: string) =>
    wordFaults(prose, avoided).map(({message}) => message);

  it.each([
    ['The answer has no name.', 'says "answer". Write "response".'],
    ['Returns the present state.', 'says "the present". Write "current".'],
    [
      'The message is the text of the backend.',
      'says "The message is the text of". Leave the sentence out.',
    ],
    [
      'The call changes nothing.',
      'says "The call changes nothing". Leave it out, and set "effect" of "x-at-a-glance" to "reads".',
    ],
    [
      'Most bytes it may hold.',
      'says "Most bytes". Write "Maximum number of".',
    ],
    ['Most objects.', 'says "Most objects". Write "Maximum number of".'],
    ['Used in spite of it.', 'says "in spite of". Write "despite".'],
    ['Removed all the same.', 'says "all the same". Write "still".'],
    ['Stop it beforehand.', 'says "beforehand". Write "first".'],
    [
      'It cannot be brought back.',
      'says "brought back". Write "You cannot recover the data."',
    ],
    [
      'The wanted size.',
      'says "wanted". Write "new", as in "the new total size", or "that you want".',
    ],
    ['Mend the cause.', 'says "Mend". Write "fix".'],
    ['Also when stopped.', 'says "Also when". Write "even if".'],
    [
      'It names no scope.',
      'says "names no". Say that the object does not exist.',
    ],
    ['A further call.', 'says "further call". Write "another call".'],
    ['A RADOS gateway.', 'says "RADOS gateway". Write "object gateway".'],
    [
      'In random order.',
      'says "In random order". Write "in no particular order".',
    ],
    [
      'Do not rely on their order.',
      'says "rely on their order". Write "in no particular order".',
    ],
  ])('knows better than %j', (wrong, message) => {
    expect(messages(wrong)).toEqual([message]);
  });

  it.each([
    'The response has the current state, with explicit presence.',
    'A repeat changes nothing. Fields that are present.',
    'Maximum number of bytes. Fix the cause and retry, even if it has stopped.',
    'You want the object gateway. In no particular order; what it amends.',
    'The message names the call that changes most of it, in this order.',
  ])('lets %j pass', (right) => {
    expect(messages(right)).toEqual([]);
  });
});
