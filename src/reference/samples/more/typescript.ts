import {tokenPlaceholder, type SampleCall} from '../call';
import {getJsonText} from './jsonText';

/** The parts of the address of a call: base, package, service and method. */
function getParts(url: string) {
  const [, base = '', pkg = '', service = '', rpc = ''] =
    /^(.*)\/([\w.]+)\.(\w+)\/(\w+)$/.exec(url) ?? [];
  const method = rpc.charAt(0).toLowerCase() + rpc.slice(1);
  return {base, pkg, service, rpc, method};
}

/** Of an authorized call: the header, from the environment. */
function createInterceptor({authorized}: SampleCall): string {
  const name = tokenPlaceholder.slice(1);
  return authorized
    ? `
  interceptors: [
    (next) => (request) => {
      request.header.set('Authorization', process.env.${name} ?? '');
      return next(request);
    },
  ],`
    : '';
}

/**
 * The call with the client of Connect (https://connectrpc.com/docs/web). The
 * site has no protocol files to generate code from, so the sample describes the
 * one method to the client, with JSON objects for messages, and says so.
 */
export function renderTypescriptSample(call: SampleCall): string {
  const {base, pkg, service, rpc, method} = getParts(call.url);
  const {streaming} = call;
  const kind = streaming ? 'server_streaming' : 'unary';
  const body = getJsonText(call.body);
  const use = streaming
    ? `for await (const response of client.${method}(request)) {
  console.log(toJson(StructSchema, response));
}`
    : `const response = await client.${method}(request);
console.log(JSON.stringify(toJson(StructSchema, response), null, 2));`;
  return `// npm install @bufbuild/protobuf @connectrpc/connect @connectrpc/connect-web
// Messages are JSON objects here (google.protobuf.Struct).
// If you have code that is generated from the protocol files of
// ${pkg}, import its ${service} instead.
import {create, createFileRegistry, fromJson, toJson} from '@bufbuild/protobuf';
import type {GenService} from '@bufbuild/protobuf/codegenv2';
import {
  FileDescriptorProtoSchema,
  StructSchema,
  file_google_protobuf_struct,
} from '@bufbuild/protobuf/wkt';
import {createClient} from '@connectrpc/connect';
import {createConnectTransport} from '@connectrpc/connect-web';

const file = create(FileDescriptorProtoSchema, {
  name: 'service',
  syntax: 'proto3',
  package: '${pkg}',
  dependency: ['google/protobuf/struct.proto'],
  service: [
    {
      name: '${service}',
      method: [
        {
          name: '${rpc}',
          inputType: '.google.protobuf.Struct',
          outputType: '.google.protobuf.Struct',${streaming ? '\n          serverStreaming: true,' : ''}
        },
      ],
    },
  ],
});
const registry = createFileRegistry(file, () => file_google_protobuf_struct.proto);
const service = registry.getService('${pkg}.${service}') as GenService<{
  ${method}: {
    methodKind: '${kind}';
    input: typeof StructSchema;
    output: typeof StructSchema;
  };
}>;

const transport = createConnectTransport({
  baseUrl: '${base}',${createInterceptor(call)}
});
const client = createClient(service, transport);
const request = fromJson(StructSchema, ${body});
${use}`;
}
