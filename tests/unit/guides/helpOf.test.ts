import {expect, it} from 'vitest';
import type {Guide} from '../../../src/guides/model';
import {helpOf, inputHelp} from '../../../src/guides/scripts/common';

const line: Guide['inputs'][number] = {
  name: 'b',
  type: 'string',
  description: 'What runs\nfirst.',
  default: 'c',
  required: true,
  secret: false,
};
const script: Guide['inputs'][number] = {
  ...line,
  name: 'startupScript',
  default: '#cloud-config\nusers:\n  - a\n',
  multiline: true,
};
const guide: Guide = {
  name: 'a',
  title: 'A',
  summary: 'Makes a.',
  minutes: 1,
  needs: [],
  leaves: [],
  undo: [],
  inputs: [script, line],
  steps: [],
};

it('an input of several lines shows its default below, as it is', () => {
  expect(helpOf(guide).join('\n')).toContain(
    '--startup-script <value>  What runs first. From a file: --startup-script "$(cat <file>)" Default:\n    #cloud-config\n    users:\n      - a\n--b <value>  What runs first. Default: c\n',
  );
});

it('the other help has one line of it', () => {
  expect(inputHelp(script)).not.toContain('\n');
});
