import {getOperationLink} from '../../api/links';
import type {Operation, Reference} from '../../api/model';
import type {RichText} from '../../api/richText';
import {getRpcName} from '../../api/rpcNames';
import type {SearchRecord} from '../record';
import {getMessagesOfTemplate, withSentences} from './messages';

export const messagesFile = 'openapi/error-messages.yaml';

export interface WrittenMessages {
  messages: {
    causes: string[];
    /** Operations; without it, all that list the cause. */
    operations?: string[];
    /** Texts in which `{name}` matches anything. */
    texts: string[];
    /** Message of an error without one; `{field}` is a request field. */
    example?: string;
    from: string;
  }[];
}

export const noMessages: WrittenMessages = {messages: []};

/**
 * Records of all documented errors, with messages and remedies.
 *
 * @param english the API in English, which the message file refers to
 * @param render parses a description
 * @throws if the file refers to a cause that no operation has
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
      const {anchor, code, description, template, check, fix} = error;
      const original = originals[place] ?? error;
      return {
        kind: 'error',
        title: `${rpc}: ${code}`,
        context: operation.summary,
        service: operation.serviceKey,
        page: getOperationLink(operation),
        anchor,
        text: '',
        cause: render(description),
        ...(check !== undefined && {check: render(check)}),
        ...(fix !== undefined && {fix: render(fix)}),
        messages: [
          ...new Set([
            ...(template === undefined ? [] : getMessagesOfTemplate(template)),
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
