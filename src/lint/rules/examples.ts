import type {Message, Side} from '../../api/model';
import {findSchemaValues} from '../../api/schemaExamples';
import {getFaultAt, walk, type Api, type Fault, type Path} from '../api';
import {createExampleValidator} from '../validator';
import {findNameFault, getDecidedNames} from './facts';

/** Places of the messages in the words of an operation. */
const messageAt: [Side, Path][] = [
  ['request', ['requestBody']],
  ['response', ['responses', '200']],
];

/** An identifying string in an example. */
const identity =
  /^(name|id|uuid|hostname|fqdn|namespace|.*(Name|Id|Uuid|Ip|Uid))$/;

/** IDs from hardware vendors, which are not part of the data center. */
const foreign = new Set(['vendorId', 'productId', 'vendorName', 'productName']);

const addresses =
  /\b\d{1,3}(?:\.\d{1,3}){3}\b|\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b|\b(?:[0-9a-f]{2}:){5}[0-9a-f]{2}\b|\b[\w-]+(?:\.[\w-]+)*\.example(?:\.com|\.net)?\b/gi;

const findAddressesIn = (text: string): string[] => text.match(addresses) ?? [];

const findIdentitiesIn = (example: unknown): string[] =>
  [...walk(example)].flatMap(([value, path]) => {
    if (typeof value !== 'string' || value === '') return [];
    const key = String(path.filter((one) => !/^\d+$/.test(String(one))).at(-1));
    const isIdentity = identity.test(key) && !foreign.has(key);
    return [...(isIdentity ? [value] : []), ...findAddressesIn(value)];
  });

/** All texts and numbers of the data center, and the addresses in them. */
const findDataCenterValues = ({files}: Api): Set<string> =>
  new Set(
    files
      .filter(({file}) => file.startsWith('openapi/datacenter/'))
      .flatMap(({data}) => [...walk(data)])
      .flatMap(([value]) =>
        typeof value === 'string' || typeof value === 'number'
          ? [`${value}`, ...findAddressesIn(`${value}`)]
          : [],
      ),
  );

/** Names in an example that no server or charm sets. */
function* findStrangeNames(
  value: unknown,
  {schema}: Message,
  api: Api,
): Iterable<string> {
  const kinds = getDecidedNames(api);
  const parts = [value]
    .flat()
    .flatMap((one) => [...findSchemaValues(schema, one, api.reference)]);
  for (const [{name: owner}, part] of parts) {
    for (const [field, text] of Object.entries(Object(part) as object)) {
      if (typeof text !== 'string' || text === '') continue;
      const path = `${owner}.${field}`;
      for (const kind of kinds) {
        const {fields = []} = kind;
        if (!fields.includes(field) && !fields.includes(path)) continue;
        const fault = findNameFault(kind, text);
        if (fault) yield `${path}: ${fault}`;
      }
    }
  }
}

function getKeys({examples}: Message): string {
  return examples
    .map(({name}) => name)
    .sort()
    .join();
}

/**
 * Every described operation must have pairs of request and response examples.
 * They must be valid, contain always-present fields, and use only values of the
 * simulated data center.
 */
export function* examples(api: Api): Iterable<Fault> {
  const {document} = api.description;
  const validators = {
    request: createExampleValidator(document, 'request'),
    response: createExampleValidator(document, 'response'),
  };
  const known = findDataCenterValues(api);
  for (const operation of api.operations.filter(({draft}) => !draft)) {
    const at = ['paths', operation.path, 'post'];
    const {request, response} = operation;
    if (!getKeys(request) || getKeys(request) !== getKeys(response)) {
      yield getFaultAt(
        api,
        [...at, 'requestBody'],
        'Every operation needs a request and a response example under the same key.',
      );
    }
    for (const [side, keys] of messageAt) {
      const {mediaType, schema, examples: all} = operation[side];
      const place = [...at, ...keys, 'content', mediaType];
      for (const {name, value} of all) {
        const path = [...place, 'examples', name];
        const faults = [
          ...validators[side](schema, value),
          ...findIdentitiesIn(value)
            .filter((one) => known.size > 0 && !known.has(one))
            .map(
              (one) => `uses "${one}", which is not in openapi/datacenter/.`,
            ),
        ].map((fault) => `The ${side} example "${name}" ${fault}`);
        const strange = findStrangeNames(value, operation[side], api);
        for (const message of [...faults, ...strange]) {
          yield getFaultAt(api, path, message);
        }
      }
    }
  }
}
