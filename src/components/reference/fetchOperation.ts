import type {OperationData} from '@site/src/api/operationData';

/**
 * Fetches the data of an operation.
 *
 * @throws when the server does not answer, or not with the data
 */
export async function fetchOperation(address: string): Promise<OperationData> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: HTTP ${response.status}`);
  return (await response.json()) as OperationData;
}
