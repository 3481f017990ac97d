import type {OperationData} from '../../reference/operationData';

/** A message as text that is easy to edit. */
export const bodyText = (value: unknown): string =>
  JSON.stringify(value, null, 2);

/** The body that the panel begins with. */
export const firstBody = ({examples}: OperationData): string =>
  bodyText(examples[0]?.value ?? {});
