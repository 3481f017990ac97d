import {areas} from '../home/areaList';
import type {Place} from './Places';

/**
 * The operation of each area of the home page that is called most often, of those
 * that are not offered elsewhere.
 *
 * @param offered addresses of pages
 */
export const getCommonOperations = (offered: readonly string[]): Place[] =>
  areas.flatMap(({operations}): Place[] => {
    const first = operations.find(({to}) => !offered.includes(to));
    return first
      ? [{kind: 'operation', title: first.label, path: first.to}]
      : [];
  });
