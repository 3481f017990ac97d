import type {OperationData} from '../../../api/operationData';
import {getAllExamples, getBodyText} from '../examples';
import {linked} from './linked';

/** The body of the example that a link names, as the panel shows it. */
export function getLinkedBody(data: OperationData): string | undefined {
  const name = linked.read()?.example;
  const example = getAllExamples(data).find((one) => one.name === name);
  return example ? getBodyText(example.value) : undefined;
}
