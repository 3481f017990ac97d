import type {Scene} from './control';
import {faults} from './faults';
import {guides} from './guides';
import {pages} from './pages';
import {panel} from './panel';
import {search} from './search';

/** Every control of the site, where it can be seen in each of its states. */
export const scenes: readonly Scene[] = [
  ...pages,
  ...search,
  ...panel,
  ...guides,
  ...faults,
];
