import type {OperationData} from '../../../reference/operationData';
import {allExamples, bodyText} from '../examples';
import type {Server} from '../server/useServer';
import type {LinkedCall} from './linked';

/** Whether a body is one of the examples; only those are in links. */
export const isExample = (data: OperationData, body: string): boolean =>
  allExamples(data).some(({value}) => bodyText(value) === body);

/**
 * What a link says of the call in the panel: no header, and no body that the
 * reader typed.
 */
export function getLinkedCall(
  data: OperationData,
  body: string,
  {kind, address}: Pick<Server, 'kind' | 'address'>,
): LinkedCall {
  const known = allExamples(data);
  const index = known.findIndex(({value}) => bodyText(value) === body);
  return {
    ...(index > 0 && {example: known[index]?.name}),
    server: kind,
    ...(kind === 'platform' && {address}),
  };
}
