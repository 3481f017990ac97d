import type {OpenApiOperation} from '../../api/openapi';
import type {Side} from '../../api/model';
import {getReferredName} from '../../api/references';
import type {Context, Rule} from '../rule';
import {createExampleValidator} from '../validator';

interface Message {
  side: Side;
  path: string[];
  schema: string;
  examples: Record<string, {summary?: string; value?: unknown}>;
}

export function getExampleMessages({
  requestBody,
  responses,
}: OpenApiOperation): Message[] {
  const sides = [
    ['request', ['requestBody'], requestBody],
    ['response', ['responses', '200'], responses?.['200']],
  ] as const;
  return sides.flatMap(([side, path, body]) =>
    Object.entries(body?.content ?? {}).map(([mediaType, content]) => ({
      side,
      path: [...path, 'content', mediaType, 'examples'],
      schema: getReferredName(content.schema?.$ref),
      examples: content.examples ?? {},
    })),
  );
}

/** An identifying string in an example. */
const identity =
  /^(name|id|uuid|hostname|fqdn|namespace|.*(Name|Id|Uuid|Ip|Uid))$/;

/** IDs from hardware vendors, which are not part of the data center. */
const foreign = new Set(['vendorId', 'productId', 'vendorName', 'productName']);

const addresses =
  /\b\d{1,3}(?:\.\d{1,3}){3}\b|\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b|\b(?:[0-9a-f]{2}:){5}[0-9a-f]{2}\b|\b[\w-]+(?:\.[\w-]+)*\.example(?:\.com|\.net)?\b/gi;

function findIdentitiesIn(value: unknown, key = ''): string[] {
  if (Array.isArray(value))
    return value.flatMap((one) => findIdentitiesIn(one, key));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, one]) =>
      findIdentitiesIn(one, name),
    );
  }
  if (typeof value !== 'string' || value === '') return [];
  const isIdentity = identity.test(key) && !foreign.has(key);
  return [...(isIdentity ? [value] : []), ...(value.match(addresses) ?? [])];
}

/** All texts and numbers of the data center, and the addresses in them. */
function findDataCenterValues(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) {
    return Object.values(value).flatMap(findDataCenterValues);
  }
  const text = String(value);
  return [text, ...(text.match(addresses) ?? [])];
}

/**
 * Every described operation must have pairs of request and response examples.
 * They must be valid, contain always-present fields, and use only values of the
 * simulated data center.
 */
export const examples: Rule = ({files, schemas, read}) => {
  const validators = {
    request: createExampleValidator(schemas, 'request'),
    response: createExampleValidator(schemas, 'response'),
  };
  const known = new Set(
    files
      .filter(({file}) => file.startsWith('openapi/datacentre/'))
      .flatMap(({data}) => findDataCenterValues(data)),
  );
  const checkMessage = (
    {side, path, schema, examples: all}: Message,
    {location, report}: Context,
  ): void => {
    for (const [key, {summary, value}] of Object.entries(all)) {
      read.examples++;
      const at = (fault: string): void =>
        report({
          location: location.child([...path, key]),
          message: `The ${side} example "${key}" ${fault}`,
        });
      if (value === undefined) {
        at('has no value.');
        continue;
      }
      if (!summary) at('has no summary.');
      validators[side](schema, value).forEach(at);
      for (const one of findIdentitiesIn(value)) {
        if (known.size === 0 || known.has(one)) continue;
        at(`uses "${one}", which is not in openapi/datacentre/.`);
      }
    }
  };
  return {
    Operation(operation, context) {
      if (operation['x-draft']) return;
      const messages = getExampleMessages(operation);
      const [request, response] = messages.map(({examples: all}) =>
        Object.keys(all).sort().join(),
      );
      if (!request || request !== response) {
        context.report({
          location: context.location.child(['requestBody']),
          message:
            'Every operation needs a request and a response example under the same key.',
        });
      }
      for (const message of messages) checkMessage(message, context);
    },
  };
};
