import {stringify} from 'yaml';
import type {Structure} from '../../../src/changes/structure';
import {
  draftOperation,
  draftSchema,
  getOperationFileName,
} from '../../../src/intake/drafts';

const header = '# What every editor keeps\n';

/** Files of a description that has been written by hand, with words everywhere. */
export function writtenFiles({
  operations,
  schemas,
}: Structure): Map<string, string> {
  const schemaFile = (name: string): string =>
    `openapi/services/shelf/schemas/${name.split('.').slice(3).join('').toLowerCase()}.yaml`;
  const schemaFiles = new Map([
    ...Object.keys(schemas).map((name): [string, string] => [
      name,
      schemaFile(name),
    ]),
    ...['Empty', 'Timestamp'].map((name): [string, string] => [
      `google.protobuf.${name}`,
      `openapi/shared/schemas/google-protobuf-${name.toLowerCase()}.yaml`,
    ]),
  ]);
  const files = new Map<string, string>();
  const paths: Record<string, object> = {};
  for (const operation of Object.values(operations)) {
    const rpc = operation.path.slice(operation.path.lastIndexOf('/') + 1);
    const file = `openapi/services/shelf/operations/${getOperationFileName(rpc)}`;
    paths[operation.path] = {$ref: file.slice('openapi/'.length)};
    const text = draftOperation(
      {...operation, text: `Does ${rpc}. # no comment`},
      file,
      schemaFiles,
    ).replace('  x-draft: true\n', '  # A comment of the writer\n');
    files.set(file, text);
  }
  for (const [name, schema] of Object.entries(schemas)) {
    const file = schemaFile(name);
    const fields = Object.fromEntries(
      Object.entries(schema.fields ?? {}).map(([field, shape]) => [
        field,
        {...shape, text: `Says ${field}: "what" it is.`},
      ]),
    );
    const text = draftSchema(
      name,
      {
        ...schema,
        text: `About ${name}.`,
        ...(schema.fields && {fields}),
      },
      file,
      schemaFiles,
    );
    const words = schema.values
      ? `  x-enumDescriptions:\n${schema.values.map((one) => `    ${one}: Means ${one}.\n`).join('')}`
      : '';
    files.set(file, text.replace('  x-draft: true\n', '') + words);
  }
  files.set(
    'openapi/shared/schemas/google-protobuf-empty.yaml',
    `${header}google.protobuf.Empty:\n  type: object\n`,
  );
  files.set(
    'openapi/shared/schemas/google-protobuf-timestamp.yaml',
    `${header}google.protobuf.Timestamp:\n  type: string\n  format: date-time\n`,
  );
  files.set(
    'openapi/openapi.yaml',
    header +
      stringify({
        openapi: '3.1.0',
        tags: [{$ref: 'services/shelf/service.yaml'}],
        paths,
        components: {schemas: {}},
      }),
  );
  files.set(
    'openapi/services/shelf/service.yaml',
    'name: ShelfService\nx-displayName: Shelf\ndescription: Keeps books.\n',
  );
  return files;
}
