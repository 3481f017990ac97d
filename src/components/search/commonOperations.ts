import {areas} from '../home/areaList';
import type {Place} from './Places';

/** The operation of each area of the home page that is called most often. */
export const commonOperations: readonly Place[] = areas.flatMap(
  ({operations: [first]}) =>
    first ? [{kind: 'operation', title: first.label, path: first.to}] : [],
);
