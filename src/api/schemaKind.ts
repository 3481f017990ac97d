import type {Schema} from './model';

/** Whether a schema is not a request or response, named after an operation. */
export const describesObject = ({
  shortName,
}: Pick<Schema, 'shortName'>): boolean =>
  !/(?:Request|Response)$/.test(shortName);
