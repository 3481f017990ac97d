import {getOperationLink} from '../../api/links';
import type {Operation, Reference} from '../../api/model';
import type {RichText} from '../../api/richText';
import {getRpcName} from '../../api/rpcNames';
import type {SearchRecord} from '../record';
import {getMessagesOfExample, withSentences} from './messages';

/** Where the messages of causes are written that have several. */
export const messagesFile = 'openapi/error-messages.yaml';

/** What `openapi/error-messages.yaml` holds. */
export interface WrittenMessages {
  messages: {
    /** Beginnings of the descriptions of causes. */
    causes: string[];
    /** Names of operations; all that list the cause, if left out. */
    operations?: string[];
    /** Texts in which `{name}` stands for what varies. */
    texts: string[];
    /**
     * A whole message, for operations whose error has none; `{field}` is one of
     * the request.
     */
    example?: string;
    /** What they are known from. */
    from: string;
  }[];
}

export const noMessages: WrittenMessages = {messages: []};

/**
 * A record for each error of each operation, with its messages and what to do.
 *
 * @param english the same API in English, in which the file names its causes
 * @param render a text of the description as content
 * @throws when the file names a cause that no operation has
 */
export function createErrorRecords(
  reference: Reference,
  english: Reference,
  {messages}: WrittenMessages,
  render: (text: string) => RichText[],
): SearchRecord[] {
  const all = [...reference.operations.values()];
  const used = new Set<string>();
  function getWritten(rpc: string, description: string): string[] {
    return messages.flatMap(({causes, operations, texts}) => {
      const first = causes.find((one) => description.startsWith(one));
      if (first === undefined) return [];
      if (operations && !operations.includes(rpc)) return [];
      used.add(first);
      return texts.flatMap(withSentences);
    });
  }
  const getRecords = (operation: Operation): SearchRecord[] => {
    const rpc = getRpcName(all, operation);
    const originals = english.operations.get(operation.id)?.errors ?? [];
    return operation.errors.map((error, place): SearchRecord => {
      const {anchor, code, description, message, check, fix} = error;
      const original = originals[place] ?? error;
      return {
        kind: 'error',
        title: `${operation.rpc}: ${code}`,
        context: operation.summary,
        service: operation.serviceKey,
        page: getOperationLink(operation),
        anchor,
        text: '',
        remedy: {
          cause: render(description),
          ...(check !== undefined && {check: render(check)}),
          ...(fix !== undefined && {fix: render(fix)}),
          code,
          rpc,
        },
        messages: [
          ...new Set([
            ...(message === undefined
              ? []
              : getMessagesOfExample(operation, message)),
            ...getWritten(rpc, original.description),
          ]),
        ],
      };
    });
  };
  const records = all.flatMap(getRecords);
  const unknown = messages
    .flatMap(({causes}) => causes)
    .filter((first) => !used.has(first));
  if (unknown.length > 0) {
    throw new Error(
      unknown
        .map((first) => `${messagesFile}: no cause begins with "${first}".`)
        .join('\n'),
    );
  }
  return records;
}
