import type {OperationData} from '../../../reference/operationData';
import {bodyText} from '../examples';
import type {Server} from '../server/useServer';
import type {LinkedCall} from './linked';

/** Whether a body is one of the examples; only those are in links. */
export const isExample = (
  {examples, failing}: OperationData,
  body: string,
): boolean =>
  [...examples, ...failing].some(({value}) => bodyText(value) === body);

/**
 * What a link says of the call in the panel: no header, and no body that the
 * reader typed.
 */
export function linkedCallOf(
  {examples, failing}: OperationData,
  body: string,
  {kind, address}: Pick<Server, 'kind' | 'address'>,
): LinkedCall {
  const known = [...examples, ...failing];
  const index = known.findIndex(({value}) => bodyText(value) === body);
  return {
    ...(index > 0 && {example: known[index]?.name}),
    server: kind,
    ...(kind === 'platform' && {address}),
  };
}
