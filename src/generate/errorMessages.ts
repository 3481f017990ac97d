import {placeholder} from '../api/interpolate';
import type {KnownError, Operation} from '../api/model';
import type {ListedError} from '../sandbox/model';
import {
  messagesFile,
  type WrittenMessages,
} from '../search/records/errorRecords';

/** The first message that the file has for an error. */
const findExample = (
  name: string,
  {description}: KnownError,
  {messages}: WrittenMessages,
): string | undefined =>
  messages.find(
    ({causes, operations, example}) =>
      example !== undefined &&
      causes.some((first) => description.startsWith(first)) &&
      (!operations || operations.includes(name)),
  )?.example;

/**
 * The errors of an operation, each with a message that the sandbox can return,
 * in which `{field}` is a request field.
 *
 * @param name of the operation in rules and messages
 * @param written messages of errors that have none on the page
 * @param fields of the request
 * @throws if an error has no message, or one with an unknown field
 */
export const getListedErrors = (
  {errors}: Operation,
  name: string,
  written: WrittenMessages,
  fields: readonly string[],
): ListedError[] =>
  errors.map((error) => {
    const {anchor, code, description, template} = error;
    const message = template?.trim() || findExample(name, error, written);
    if (message === undefined) {
      throw new Error(
        `${messagesFile}: ${name} lists "${description}" without a message. Write "example" for this cause, or "message" at the error of the operation.`,
      );
    }
    for (const [variable, field = ''] of message.matchAll(placeholder)) {
      if (fields.includes(field)) continue;
      const known = fields.join(', ') || 'none';
      throw new Error(
        `The message "${message}" names ${variable}, which is no field of the request of ${name}. Write one of its fields (${known}), or, in ${messagesFile}, a message for this operation alone, under "operations".`,
      );
    }
    return {anchor, code, message};
  });
