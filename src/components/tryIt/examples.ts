import type {OperationData} from '../../api/operationData';

/** A message as text that is easy to edit. */
export const getBodyText = (value: unknown): string =>
  JSON.stringify(value, null, 2);

/** The body that the panel begins with. */
export const getFirstBody = ({examples}: OperationData): string =>
  getBodyText(examples[0]?.value ?? {});
