import {create, createFileRegistry, type DescService} from '@bufbuild/protobuf';
import {
  FieldDescriptorProto_Label,
  FieldDescriptorProto_Type,
  FileDescriptorSetSchema,
} from '@bufbuild/protobuf/wkt';
import {Code, ConnectError, createClient} from '@connectrpc/connect';
import {createConnectTransport} from '@connectrpc/connect-web';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {createSandbox} from '../../src/sandbox/createSandbox';
import {listen, sandboxData, type Listening} from './sandboxServer';

const {STRING} = FieldDescriptorProto_Type;
const {MESSAGE} = FieldDescriptorProto_Type;
const {LABEL_OPTIONAL, LABEL_REPEATED} = {
  LABEL_OPTIONAL: FieldDescriptorProto_Label.OPTIONAL,
  LABEL_REPEATED: FieldDescriptorProto_Label.REPEATED,
};

const field = (name: string, number: number, typeName?: string) => ({
  name,
  jsonName: name,
  number,
  type: typeName ? MESSAGE : STRING,
  label: typeName ? LABEL_REPEATED : LABEL_OPTIONAL,
  typeName,
});

/** A part of the API as protobuf describes it; the JSON codec needs no numbers. */
const registry = createFileRegistry(
  create(FileDescriptorSetSchema, {
    file: [
      {
        name: 'machine.proto',
        package: 'holt.machine.v1',
        syntax: 'proto3',
        messageType: [
          {name: 'Tag', field: [field('name', 1), field('comment', 2)]},
          {name: 'ListTagsRequest'},
          {
            name: 'ListTagsResponse',
            field: [field('tags', 1, '.holt.machine.v1.Tag')],
          },
          {
            name: 'CreateTagRequest',
            field: [field('name', 1), field('comment', 2)],
          },
        ],
        service: [
          {
            name: 'MachineService',
            method: [
              {
                name: 'ListTags',
                inputType: '.holt.machine.v1.ListTagsRequest',
                outputType: '.holt.machine.v1.ListTagsResponse',
              },
              {
                name: 'CreateTag',
                inputType: '.holt.machine.v1.CreateTagRequest',
                outputType: '.holt.machine.v1.Tag',
              },
            ],
          },
        ],
      },
      {
        name: 'application.proto',
        package: 'holt.application.v1',
        syntax: 'proto3',
        messageType: [
          {
            name: 'WatchLogsRequest',
            field: [
              'scopeUuid',
              'facilityName',
              'namespace',
              'podName',
              'containerName',
            ].map((name, index) => field(name, index + 1)),
          },
          {name: 'WatchLogsResponse', field: [field('log', 1)]},
        ],
        service: [
          {
            name: 'ApplicationService',
            method: [
              {
                name: 'WatchLogs',
                inputType: '.holt.application.v1.WatchLogsRequest',
                outputType: '.holt.application.v1.WatchLogsResponse',
                serverStreaming: true,
              },
            ],
          },
        ],
      },
    ],
  }),
);

const service = (name: string): DescService => {
  const found = registry.getService(name);
  if (!found) throw new Error(`${name} is not described.`);
  return found;
};

let server: Listening;
beforeAll(async () => {
  server = await listen(createSandbox(sandboxData));
});
afterAll(() => server.close());

type Unary = (
  message: object,
  options?: {headers: Record<string, string>},
) => Promise<Record<string, unknown>>;
type Stream = (message: object) => AsyncIterable<Record<string, unknown>>;

/** A method of a client, which is made at run time and has no types. */
function getMethod<T>(serviceName: string, method: string): T {
  const transport = createConnectTransport({
    baseUrl: server.url,
    useBinaryFormat: false,
  });
  const client = createClient(service(serviceName), transport);
  return (client as unknown as Record<string, T>)[method] as T;
}

const machine = (method: string): Unary =>
  getMethod('holt.machine.v1.MachineService', method);
const watchLogs = (message: object) =>
  getMethod<Stream>(
    'holt.application.v1.ApplicationService',
    'watchLogs',
  )(message);

it('calls a unary operation, and reads an error with its code', async () => {
  const listTags = machine('listTags');
  const createTag = machine('createTag');
  const spare = {name: 'spare', comment: 'Machines without work'};
  await createTag(spare);
  const {tags} = (await listTags({})) as {tags: {name: string}[]};
  expect(tags.map(({name}) => name)).toContain('spare');
  const again = await createTag(spare).catch((error: unknown) => error);
  expect(again).toBeInstanceOf(ConnectError);
  expect((again as ConnectError).code).toBe(Code.Unknown);
  expect((again as ConnectError).rawMessage).toContain('already exists');
});

it('gets a deadline from the server', async () => {
  // As a header alone, of which the client's own clock knows nothing.
  const headers = {'Connect-Timeout-Ms': '5'};
  const late = await machine('listTags')({}, {headers}).catch(
    (error: unknown) => error,
  );
  expect(late).toBeInstanceOf(ConnectError);
  expect(late).toMatchObject({
    code: Code.DeadlineExceeded,
    rawMessage: 'the time is over',
  });
});

it('reads a server stream, and the error at its end', async () => {
  const [, operation] =
    Object.entries(sandboxData.operations).find(
      ([, {rpc}]) => rpc === 'WatchLogs',
    ) ?? [];
  const lines: unknown[] = [];
  const request = operation?.examples[0]?.request ?? {};
  for await (const {log} of watchLogs(request)) lines.push(log);
  expect(lines.length).toBeGreaterThan(2);
  const read = async (): Promise<void> => {
    for await (const message of watchLogs({})) lines.push(message);
  };
  const error = await read().catch((error: unknown) =>
    ConnectError.from(error),
  );
  expect((error as ConnectError).code).toBe(Code.Unknown);
  expect((error as ConnectError).rawMessage).toBe('pods "" not found');
});
