/** One fault of the description and what `npm run api` says of it. */
export interface LintFault {
  rule: string;
  /** Path within `openapi/`. */
  file: string;
  from: string | RegExp;
  to: string;
  /** The file that the report names, if it is another one. */
  reported?: string;
  /** The report names the line of this part of the file, or else of `from`. */
  at?: string;
  message: string;
}

/** The description of an operation, and what stands for another one. */
const operation = /description: \|-\n(?: {4}.*\n|\n)+/;
const described = (text: string): string =>
  `description: ${JSON.stringify(text)}\n`;

const enough =
  'The result is the same, however often the call is made, and it needs neither a scope nor a machine.';
const same = `Returns what the request asks for. ${enough}`;

/** A fault for each message of each rule, all in different parts of the files. */
export const lintFaults: LintFault[] = [
  {
    rule: 'presence: no description',
    file: 'services/scope/schemas/scope.yaml',
    from: '      description: UUID of the Juju model. Other operations take this value as `scopeUuid`.\n',
    to: '',
    at: 'type: string',
    message: 'field uuid has no description.',
  },
  {
    rule: 'presence: too short',
    file: 'services/machine/schemas/tag.yaml',
    from: 'description: Name of the tag. It identifies the tag in all calls.',
    to: 'description: The label.',
    message:
      'The description of field name has 10 characters; at least 12 are needed to say what it is.',
  },
  {
    rule: 'repeated name',
    file: 'services/facility/schemas/action.yaml',
    from: 'description: What the action does, in the words of the charm.',
    to: 'description: This is the description.',
    message: 'The description of field description only repeats its name.',
  },
  {
    rule: 'swapped name',
    file: 'services/model/operations/get-model.yaml',
    from: operation,
    to: described(same),
    message:
      'The description of operation GetModel is that of operation GetPremiumTier with another name.',
  },
  {
    rule: 'style: HTML',
    file: 'services/storage/schemas/pooltype.yaml',
    from: 'description: The way in which',
    to: 'description: The <b>way</b> in which',
    message: 'The description of schema holt.storage.v1.PoolType has HTML.',
  },
  {
    rule: 'style: heading',
    file: 'services/network/service.yaml',
    from: '|-\n      A fabric is a set of',
    to: '|-\n      # Fabrics\n\n      A fabric is a set of',
    message:
      'The description of guide section objects of NetworkService has a heading.',
  },
  {
    rule: 'style: trailing space',
    file: 'services/storage/schemas/pooltype.yaml',
    from: 'Unknown type. Ceph refuses it in `CreatePool`.',
    to: '"Unknown type. \\nCeph refuses it."',
    message: 'The description of value UNSPECIFIED has a trailing space.',
  },
  {
    rule: 'style: end',
    file: 'services/environment/operations/get-premium-tier.yaml',
    from: operation,
    to: described(same.slice(0, -1)),
    message:
      'The description of operation GetPremiumTier ends without a full stop.',
  },
  {
    rule: 'style: verb',
    file: 'services/storage/operations/delete-pool.yaml',
    from: operation,
    to: described(`Delete a pool and all that is in it. ${enough}`),
    message:
      'The description of operation DeletePool must begin with a verb in the third person, such as "Creates".',
  },
  {
    rule: 'style: long sentence',
    file: 'services/network/operations/list-networks.yaml',
    from: operation,
    to: described(`Lists networks, ${'and more '.repeat(20)}and that is all.`),
    message:
      'The description of operation ListNetworks has a first sentence of 212 characters; it is the meta description and may have 165.',
  },
  {
    rule: 'style: no sentence',
    file: 'services/network/operations/delete-network.yaml',
    from: operation,
    to: described(
      'Deletes a network, whose number the caller gives, with everything that belongs to it and is not otherwise protected against it!',
    ),
    message:
      'The description of operation DeleteNetwork must begin with a sentence that ends with a full stop.',
  },
  {
    rule: 'terms',
    file: 'shared/parameters/ConnectProtocolVersion.yaml',
    from: 'description: Version',
    to: 'description: Simply the version',
    message:
      'The description of Connect-Protocol-Version says "Simply". Leave it out.',
  },
  {
    rule: 'terms: beside descriptions',
    file: 'services/scope/operations/create-scope.yaml',
    from: 'summary: Create a scope',
    to: 'summary: Create a wanted scope',
    message:
      'The summary of CreateScope says "wanted". Write "new", as in "the new total size", or "that you want".',
  },
  {
    rule: 'forms: response',
    file: 'services/application/operations/rollback-release.yaml',
    from: 'description: Empty response.',
    to: 'description: The response is empty.',
    message:
      'The response has no fields. Describe it as "Empty response.", and say the rest in the description of the operation.',
  },
  {
    rule: 'forms: request',
    file: 'services/scope/schemas/listscopesrequest.yaml',
    from: 'description: Request to',
    to: 'description: Asks to',
    message:
      'The description of holt.scope.v1.ListScopesRequest must begin with "Request to", as in "Request to list pools."',
  },
  {
    rule: 'names: operation',
    file: 'services/machine/operations/create-tag.yaml',
    from: operation,
    to: described(`Creates a tag beside \`ListTagz\`. ${enough}`),
    message:
      'The description of operation CreateTag names `ListTagz`. The API has no such operation or message.',
  },
  {
    rule: 'names: service',
    file: 'services/scope/service.yaml',
    from: "'Manages scopes:",
    to: "'Manages scopes, unlike `ScoopService`:",
    message:
      'The description of service ScopeService names `ScoopService`. The API has no such service.',
  },
  {
    rule: 'names: field',
    file: 'services/scope/schemas/scope.yaml',
    from: 'Number of machines in the model.',
    to: 'Number of machines in the model, as in `machineCounts`.',
    message:
      'The description of field machineCount names `machineCounts`. The API has no such field.',
  },
  {
    rule: 'operations: summary',
    file: 'services/machine/operations/list-tags.yaml',
    from: 'List machine tags',
    to: 'List machine tags.',
    message: 'The summary must be a phrase of up to 60 characters.',
  },
  {
    rule: 'operations: no errors',
    file: 'services/bootstrap/operations/watch-status.yaml',
    from: /  x-connect-errors:\n(?: {4}.*\n)+/,
    to: '',
    at: 'operationId:',
    message: 'BootstrapService_WatchStatus lists no errors.',
  },
  {
    rule: 'operations: code',
    file: 'services/facility/operations/list-charms.yaml',
    from: '- code: unknown',
    to: '- code: REPLICATED',
    message: '"REPLICATED" is not a code of Connect.',
  },
  {
    rule: 'operations: related',
    file: 'services/machine/operations/get-tag.yaml',
    from: '- ListTags\n',
    to: '- ListTagz\n',
    message: 'There is no operation ListTagz.',
  },
  {
    rule: 'glance: what a repeat does',
    file: 'services/model/operations/list-models.yaml',
    from: 'effect: fails\n',
    to: 'effect: changes-nothing\n',
    at: 'effect: changes-nothing',
    message: 'has the "effect" of a repeat "fails".',
  },
  {
    rule: 'response fields',
    file: 'services/network/schemas/network.yaml',
    from: 'Absent if the VLAN has no subnet.',
    to: 'The VLAN may have none.',
    at: '$ref: ./subnet.yaml',
    message:
      'A response can hold "subnet" of holt.network.v1.Network: mark it "x-always-present: true", or say in its description when it is absent ("Absent if …").',
  },
  {
    rule: 'platform map',
    file: 'platform-map.yaml',
    from: 'field: workloadAnnotations',
    to: 'field: workloadNotes',
    message: 'holt.machine.v1.Machine has no field "workloadNotes".',
  },
  {
    rule: 'documents',
    file: 'introduction.md',
    from: 'Because OpenAPI has no notion',
    to: 'Simply because OpenAPI has no notion',
    message: 'The text says "Simply". Leave it out.',
  },
  {
    rule: 'uncertain: other words',
    file: 'services/machine/operations/delete-tag.yaml',
    from: 'the server may not stop you\n  x-related',
    to: 'the server may stop you\n  x-related',
    message: '"the server may stop you" is not in the description.',
  },
  {
    rule: 'uncertain: no doubt',
    file: 'services/model/schemas/listmodelsrequest.yaml',
    from: 'may be the Kubernetes control plane facility\n',
    to: 'the Kubernetes control plane facility\n',
    message:
      '"the Kubernetes control plane facility" holds no word of doubt (may, might, can, depends, usually, some builds, perhaps).',
  },
  {
    rule: 'examples: pairs',
    file: 'services/storage/operations/list-pools.yaml',
    from: 'byApplication:',
    to: 'byUse:',
    at: 'required: true',
    message:
      'Every operation needs a request and a response example under the same key.',
  },
  {
    rule: 'examples: no value',
    file: 'services/facility/operations/list-charms.yaml',
    from: '            value: {}\n',
    to: '',
    at: 'summary: The whole catalog',
    message: 'The request example "catalog" has no value.',
  },
  {
    rule: 'examples: no summary',
    file: 'services/configuration/operations/update-ntp-server.yaml',
    from: /summary: Keep two servers and add one\n +/,
    to: '',
    at: 'value:',
    message: 'The request example "threeServers" has no summary.',
  },
  {
    rule: 'examples: not valid',
    file: 'services/scope/operations/list-scopes.yaml',
    from: 'value: {}',
    to: 'value: {filter: all}',
    at: 'summary: All scopes',
    message:
      'The request example "allScopes" is not valid: the message must NOT have additional properties {"additionalProperty":"filter"}',
  },
  {
    rule: 'examples: unknown to the data centre',
    file: 'services/scope/operations/list-scopes.yaml',
    from: 'uuid: 3f0c9a52-7d1e-4b8a-9c36-5e2f8a1d4b07',
    to: 'uuid: no-such-uuid',
    at: 'summary: A scope in use',
    message:
      'The response example "allScopes" uses "no-such-uuid", which is not in openapi/datacentre/.',
  },
  {
    rule: 'shapes: key of an operation',
    file: 'services/storage/operations/delete-image-snapshot.yaml',
    from: 'x-related:',
    to: 'x-destuctive: true\n  x-related:',
    message:
      '"x-destuctive" is not known here. The keys are: operationId, tags, summary, description, x-destructive, x-unimplemented, x-uncertain, x-related, x-at-a-glance, x-by-hand, x-connect-errors, parameters, requestBody, responses.',
  },
  {
    rule: 'shapes: key of the sandbox',
    file: 'sandbox.yaml',
    from: 'CreateTag: {create: tag',
    to: 'CreateTag: {creat: tag',
    message:
      '"creat" is not known here. The keys are: list, get, create, update, delete, as, by, match, contains, among, also, set, others, add, remove, increase, defaults, ignoresZero, missing, around, taken, differs, refused, fails, returns, unless, answer, stream, field, more, terminal, makes, elsewhere, part, then, idle, ignores, unused.',
  },
  {
    rule: 'shapes: section of a guide',
    file: 'services/model/service.yaml',
    from: '- id: objects',
    to: '- id: things',
    message:
      'x-guide.0.id must be one of: objects, life-cycle, order, caution.',
  },
  {
    rule: 'shapes: comment for editors',
    file: 'services/machine/schemas/machine.yaml',
    from: 'json-schemas/schema.json',
    to: 'json-schemas/schemas.json',
    message:
      'A comment must name the JSON Schema for editors: "# yaml-language-server: $schema=../../../json-schemas/schema.json".',
  },
  {
    rule: 'places: an operation without a path',
    file: 'openapi.yaml',
    from: /  \/holt\.environment\.v1\.EnvironmentService\/GetPremiumTier:\n.*\n/,
    to: '',
    reported: 'services/environment/operations/get-premium-tier.yaml',
    at: 'operationId:',
    message:
      'openapi/openapi.yaml names this file under no path, so it has no page. Add its path there.',
  },
  {
    rule: 'places: a path with another name',
    file: 'openapi.yaml',
    from: 'FacilityService/ListCharms:',
    to: 'FacilityService/ListCharmz:',
    at: 'services/facility/operations/list-charms.yaml',
    message:
      '/holt.facility.v1.FacilityService/ListCharmz leads to openapi/services/facility/operations/list-charms.yaml, whose operationId is FacilityService_ListCharms.',
  },
  {
    rule: 'places: a package of another folder',
    file: 'openapi.yaml',
    from: '/holt.scope.v1.ScopeService/CreateScope:',
    to: '/holt.scopes.v1.ScopeService/CreateScope:',
    at: 'services/scope/operations/create-scope.yaml',
    message:
      'The package in /holt.scopes.v1.ScopeService/CreateScope is not that of the folder scope/.',
  },
  {
    rule: 'places: a tag of another service',
    file: 'services/network/operations/create-network.yaml',
    from: '- NetworkService',
    to: '- NetworksService',
    message: 'The tag of NetworkService_CreateNetwork is NetworkService.',
  },
  {
    rule: 'places: a service that is not named',
    file: 'openapi.yaml',
    from: '  - $ref: services/configuration/service.yaml\n',
    to: '',
    reported: 'services/configuration/service.yaml',
    at: 'name:',
    message:
      'openapi/openapi.yaml does not name this file under "tags", so the service has no page.',
  },
  {
    rule: 'sandbox: operation',
    file: 'sandbox.yaml',
    from: 'seeds: [ListScopes.scopes]',
    to: 'seeds: [ListScopez.scopes]',
    message: 'There is no operation ListScopez.',
  },
  {
    rule: 'sandbox: error',
    file: 'sandbox.yaml',
    from: 'GetTag: {get: tag, missing: MAAS has no tag}',
    to: 'GetTag: {get: tag, missing: MAAS lacks it}',
    message:
      'GetTag lists no error whose description begins with "MAAS lacks it". Write the first words of one of these: "MAAS has no tag of this name; the code is not `not_found`.", "The server cannot reach MAAS, or MAAS rejects its API key.".',
  },
];
