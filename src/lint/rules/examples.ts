import type {Description, OperationSource} from '../description';
import {problemAt, type Problem} from '../../files/sourceFile';
import type {Side} from '../../reference/model';
import type {ExampleValidator} from '../validator';

type Validators = Record<Side, ExampleValidator>;

interface Example {
  summary?: string;
  value?: unknown;
}

interface Message {
  side: Side;
  path: string[];
  schema: string;
  examples: Record<string, Example>;
}

function messagesOf({operation}: OperationSource): Message[] {
  const sides = [
    ['request', ['post', 'requestBody'], operation.requestBody],
    ['response', ['post', 'responses', '200'], operation.responses['200']],
  ] as const;
  return sides.flatMap(([side, path, body]) =>
    Object.entries(body?.content ?? {}).map(([mediaType, content]) => ({
      side,
      path: [...path, 'content', mediaType, 'examples'],
      schema: content.schema.$ref?.split('#/')[1] ?? '',
      examples: content.examples ?? {},
    })),
  );
}

/** A string in an example that identifies something of the data centre. */
const identity =
  /^(name|id|uuid|hostname|fqdn|namespace|.*(Name|Id|Uuid|Ip|Uid))$/;

/** Ids that hardware vendors give, not the data centre. */
const foreign = new Set(['vendorId', 'productId', 'vendorName', 'productName']);

const addresses =
  /\b\d{1,3}(?:\.\d{1,3}){3}\b|\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b|\b(?:[0-9a-f]{2}:){5}[0-9a-f]{2}\b|\b[\w-]+(?:\.[\w-]+)*\.example(?:\.com|\.net)?\b/gi;

/** Names, ids and addresses that stand in an example. */
export function identitiesIn(value: unknown, key = ''): string[] {
  if (Array.isArray(value))
    return value.flatMap((one) => identitiesIn(one, key));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, one]) =>
      identitiesIn(one, name),
    );
  }
  if (typeof value !== 'string' || value === '') return [];
  const isIdentity = identity.test(key) && !foreign.has(key);
  return [...(isIdentity ? [value] : []), ...(value.match(addresses) ?? [])];
}

/** Every text and number of the data centre, and each address within them. */
export function dataCentreValues(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) {
    return Object.values(value).flatMap(dataCentreValues);
  }
  const text = String(value);
  return [text, ...(text.match(addresses) ?? [])];
}

function checkExample(
  {source}: OperationSource,
  {side, path, schema}: Message,
  [key, {summary, value}]: [string, Example],
  validators: Validators,
  known: ReadonlySet<string>,
): Problem[] {
  const at = (message: string): Problem =>
    problemAt(
      source,
      [...path, key],
      `The ${side} example "${key}" ${message}`,
    );
  if (value === undefined) return [at('has no value.')];
  return [
    ...(summary ? [] : [at('has no summary.')]),
    ...validators[side](schema, value).map(at),
    ...identitiesIn(value)
      .filter((one) => !known.has(one))
      .map((one) => at(`uses "${one}", which is not in openapi/datacentre/.`)),
  ];
}

/**
 * Every operation has request and response examples, pair by pair, that are
 * valid, have what is always present and tell of the pretend data centre only.
 *
 * @returns the faults, and how many examples were looked at
 */
export function checkExamples(
  {operations, dataCentre}: Description,
  validators: Validators,
): {problems: Problem[]; count: number} {
  const known = new Set(dataCentre.flatMap(({data}) => dataCentreValues(data)));
  let count = 0;
  const problems = operations.flatMap((one) => {
    const messages = messagesOf(one);
    const [request, response] = messages.map(({examples}) =>
      Object.keys(examples).sort().join(),
    );
    const unpaired =
      !request || request !== response
        ? [
            problemAt(
              one.source,
              ['post', 'requestBody'],
              'Every operation needs a request and a response example under the same key.',
            ),
          ]
        : [];
    const faults = messages.flatMap((message) =>
      Object.entries(message.examples).flatMap((example) => {
        count++;
        return checkExample(one, message, example, validators, known);
      }),
    );
    return [...unpaired, ...faults];
  });
  return {problems, count};
}
