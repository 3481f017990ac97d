import type {NamedExample} from '../../api/model';
import type {OperationData} from '../../api/operationData';

/** A message as text that is easy to edit. */
export const getBodyText = (value: unknown): string =>
  JSON.stringify(value, null, 2);

/** The examples of the page, then the requests that fail. */
export const getAllExamples = ({
  examples,
  failing,
}: Pick<OperationData, 'examples' | 'failing'>): NamedExample[] => [
  ...examples,
  ...failing,
];

/** The body that the panel begins with. */
export const getFirstBody = ({examples}: OperationData): string =>
  getBodyText(examples[0]?.value ?? {});
