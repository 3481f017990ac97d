import {describe, expect, it} from 'vitest';
import {readSource} from '../../../src/files/sourceFile';
import {getAvoidedWords, findWordFaults} from '../../../src/lint/words';

const avoided = getAvoidedWords(readSource('openapi/glossary.yaml').data);
const faults = (text: string): string[] =>
  findWordFaults(text, avoided).map(({message}) => message);

const noun =
  'Name it, as in "the user that Holt runs as", "one of them" or "everything written to the image".';

describe('the words of the site', () => {
  it.each([
    ['The MAAS user as which Holt works.', `says "as which". ${noun}`],
    ['Two fields, one of which is empty.', `says "of which". ${noun}`],
    ['Reads what was never written.', `says "what was". ${noun}`],
    [
      'Only `name` has a meaning.',
      'says "has a meaning". Write "is meaningful".',
    ],
    [
      'MAAS must be able to switch the power of the machine.',
      'says "switch the power". Write "power on".',
    ],
    ['Switch the server on.', 'says "Switch the server on". Write "power on".'],
    [
      'The proxy must pass WebSocket upgrades on.',
      'says "must pass". Write "forward".',
    ],
    ['Holt passes it on unchanged.', 'says "passes it on". Write "forward".'],
    ['The copy goes on.', 'says "goes on". Write "continue".'],
    ['It continues meanwhile.', 'says "meanwhile". Write "in the meantime".'],
    [
      'Not what the gateway can do in all.',
      'says "can do in all". Write "total" before the noun, as in "the total capacity".',
    ],
    [
      'Delete it when the change has proved itself.',
      'says "proved itself". Write "once you are satisfied with the change".',
    ],
    [
      'With another cause, the way is the same.',
      'says "With another cause". Write "for other causes".',
    ],
  ])('%s', (text, message) => {
    expect(faults(text)).toEqual([message]);
  });

  it.each([
    'The MAAS user that Holt runs as.',
    "The user whose keys sign the application's S3 requests.",
    'MAAS must be able to power the machine on and off.',
    'The proxy must forward WebSocket upgrades for `/vnc/`.',
    'A second call fails with `unknown` because the bucket is gone.',
    'Only `name` is meaningful.',
    'A fabric that MAAS names; rename it with `UpdateFabric`.',
    'Prefix that the server adds, with a hyphen, to each facility name.',
    'For other causes, follow the same steps up to the fix.',
    "Not the gateway's total capacity.",
    'It gives figures that hold only for that moment.',
    'The virtual machine keeps running in the meantime.',
    'Delete it once you are satisfied with the change.',
    'The plugins in all namespaces.',
  ])('%s is well', (text) => {
    expect(faults(text)).toEqual([]);
  });
});
