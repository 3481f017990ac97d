import {findExpressionsIn} from '../../guides/engine/template';
import type {Json} from '../../calls/json';

/** Where a value of a request comes from. */
export type Use =
  | {field: string; input: string}
  | {field: string; step: string; output: string};

const findUsesOfText = (field: string, text: string): Use[] =>
  findExpressionsIn(text).flatMap((expression): Use[] => {
    if (expression.kind === 'input') return [{field, input: expression.name}];
    if (expression.kind !== 'output') return [];
    return [{field, step: expression.step, output: expression.name}];
  });

/**
 * The values of a request that come from elsewhere, each field with its source.
 *
 * @param field name of what the value stands in
 */
export function getUses(payload: Json, field = ''): Use[] {
  if (typeof payload === 'string') return findUsesOfText(field, payload);
  if (Array.isArray(payload)) {
    return payload.flatMap((item) => getUses(item, field));
  }
  if (typeof payload !== 'object' || payload === null) return [];
  return Object.entries(payload).flatMap(([name, value]) =>
    getUses(value, field === '' ? name : `${field}.${name}`),
  );
}
