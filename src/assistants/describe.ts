import {getOperationLink} from '../api/links';
import type {Operation, Reference} from '../api/model';
import {getRpcName} from '../api/rpcNames';
import {createSampleCall, getHeaders} from '../api/samples/call';
import type {AssistantOperation} from './model';

export function describeOperations({
  operations,
  schemas,
}: Reference): AssistantOperation[] {
  const all = [...operations.values()];
  return all.map((operation: Operation) => {
    const {path, request, streaming} = operation;
    const [first] = request.examples;
    return {
      operation: getRpcName(all, operation),
      path,
      page: getOperationLink(operation),
      headers: Object.fromEntries(getHeaders(createSampleCall(operation))),
      ...(streaming && {streaming: true}),
      fields: (schemas.get(request.schema)?.fields ?? []).map(({name}) => name),
      ...(first && {example: first.value}),
    };
  });
}
