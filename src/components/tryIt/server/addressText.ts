import {translate} from '@docusaurus/Translate';
import type {AddressProblem} from './servers';

/** What is wrong with the address; without a problem, what it is for. */
export function getAddressText(problem: AddressProblem | undefined): string {
  switch (problem) {
    case 'invalid':
      return translate({
        id: 'tryIt.address.invalid',
        message: 'This is not an address that begins with https:// or http://.',
        description: 'Below the field for the address',
      });
    case 'credentials':
      return translate({
        id: 'tryIt.address.credentials',
        message:
          'Leave name and password out of the address; use the Authorization header.',
        description: 'Below the field for the address',
      });
    case 'query':
      return translate({
        id: 'tryIt.address.query',
        message: 'Leave out “?” and “#” and what follows.',
        description: 'Below the field for the address',
      });
    default:
      return translate({
        id: 'tryIt.address.hint',
        message:
          'Host, with a base path where you have one. This browser remembers it.',
        description: 'Below the field for the address',
      });
  }
}
