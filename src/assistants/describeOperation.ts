import {httpStatusOfCode, isConnectCode} from '../calls/codes';
import {getOperationLink} from '../api/links';
import {getHeaders, createSampleCall} from '../api/samples/call';
import type {Message, Operation, Reference, Side} from '../api/model';
import {describeFields, findOneOfsIn} from './describeFields';
import type {DescribedMessage, DescribedOperation} from './model';

function getMessage(
  {schema, mediaType, examples}: Message,
  side: Side,
  {schemas}: Reference,
): DescribedMessage {
  const exactlyOneOf = findOneOfsIn(schema, schemas);
  const [first] = examples;
  return {
    mediaType,
    schema,
    fields: describeFields(schema, side, schemas),
    ...(exactlyOneOf.length > 0 && {exactlyOneOf}),
    ...(first && {example: first.value}),
  };
}

/** Describes an operation with the fields, values and errors that it reaches. */
export function describeOperation(
  operation: Operation,
  reference: Reference,
): DescribedOperation {
  const {request, response, description, errors, glance} = operation;
  const service = reference.services.find(
    ({key}) => key === operation.serviceKey,
  );
  return {
    operation: operation.rpc,
    service: service?.displayName ?? operation.serviceKey,
    summary: operation.summary,
    ...(description !== undefined && {description}),
    method: 'POST',
    path: operation.path,
    headers: Object.fromEntries(getHeaders(createSampleCall(operation))),
    ...(operation.unimplemented && {unimplemented: true}),
    ...(operation.streaming && {streaming: true}),
    ...(glance && {atAGlance: glance}),
    request: getMessage(request, 'request', reference),
    response: getMessage(response, 'response', reference),
    errors: errors.map(({anchor, code, description: cause, check, fix}) => ({
      anchor,
      code,
      httpStatus: isConnectCode(code) ? httpStatusOfCode[code] : 500,
      cause,
      ...(check !== undefined && {check}),
      ...(fix !== undefined && {fix}),
    })),
    related: operation.related,
    page: getOperationLink(operation),
  };
}
