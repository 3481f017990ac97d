import {kindScenes} from './kinds';
import {navigationScenes} from './navigation';
import type {Scene} from './scene';
import {searchScene} from './search';
import {tryItScenes} from './tryIt';

/** Every scene, in the order in which they run. */
export const scenes: Scene[] = [
  ...kindScenes,
  ...tryItScenes,
  searchScene,
  ...navigationScenes,
];
