import {guideScene} from './guide';
import {hanScene} from './han';
import {kindScenes, prefetchScene} from './kinds';
import {lookScenes} from './look';
import {lookUpScenes} from './lookUps';
import {navigationScenes} from './navigation';
import type {Scene} from './scene';
import {searchScenes} from './search';
import {tryItScenes} from './tryIt';

/** Every scene, in the order in which they run. */
export const scenes: Scene[] = [
  hanScene,
  ...kindScenes,
  prefetchScene,
  ...tryItScenes,
  ...searchScenes,
  guideScene,
  ...lookUpScenes,
  ...navigationScenes,
  ...lookScenes,
];
