import type {OperationData} from '../../../reference/operationData';
import {allExamples, bodyText} from '../examples';
import {linked} from './linked';

/** The body of the example that a link names, as the panel shows it. */
export function linkedBody(data: OperationData): string | undefined {
  const name = linked.read()?.example;
  const example = allExamples(data).find((one) => one.name === name);
  return example ? bodyText(example.value) : undefined;
}
