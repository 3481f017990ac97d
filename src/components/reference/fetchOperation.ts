import type {OperationData} from '@site/src/api/operationData';

/** Fetched data by URL, because the panel may be opened several times. */
const known = new Map<string, Promise<OperationData>>();

async function load(address: string): Promise<OperationData> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: HTTP ${response.status}`);
  return (await response.json()) as OperationData;
}

/**
 * Fetches the data of an operation once.
 *
 * @throws if the response is missing or invalid; the next call tries again
 */
export function fetchOperation(address: string): Promise<OperationData> {
  const loading = known.get(address) ?? load(address);
  known.set(address, loading);
  loading.catch(() => known.delete(address));
  return loading;
}
