import type {OperationData} from '../../../api/operationData';
import {getAllExamples, getBodyText} from '../examples';
import type {Server} from '../server/useServer';
import type {LinkedCall} from './linked';

/** Whether a body is one of the examples; only those are in links. */
export const isExample = (data: OperationData, body: string): boolean =>
  getAllExamples(data).some(({value}) => getBodyText(value) === body);

/**
 * What a link says of the call in the panel: no header, and no body that the
 * reader typed.
 */
export function getLinkedCall(
  data: OperationData,
  body: string,
  {kind, address}: Pick<Server, 'kind' | 'address'>,
): LinkedCall {
  const known = getAllExamples(data);
  const index = known.findIndex(({value}) => getBodyText(value) === body);
  return {
    ...(index > 0 && {example: known[index]?.name}),
    server: kind,
    ...(kind === 'platform' && {address}),
  };
}
