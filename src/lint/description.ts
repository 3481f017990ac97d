import type {JsonSchema, OpenApiOperation} from '../reference/openapi';
import {filesUnder} from '../translations/paths';
import {readSource, type SourceFile} from './sourceFile';

/** A schema file: the schema stands under its full name. */
export interface SchemaSource {
  source: SourceFile;
  name: string;
  schema: JsonSchema;
}

export interface OperationSource {
  source: SourceFile;
  operation: OpenApiOperation;
}

/** A text that readers see, with its place. */
export interface Text {
  source: SourceFile;
  path: readonly (string | number)[];
  /** What is described, such as `operation ListPools` or `field quotaBytes`. */
  subject: string;
  /** Name in the API of what is described. */
  name: string;
  kind:
    | 'operation'
    | 'error'
    | 'response'
    | 'schema'
    | 'field'
    | 'value'
    | 'parameter'
    | 'service'
    | 'guide';
  text: string | undefined;
}

/** The whole description, file by file. */
export interface Description {
  operations: OperationSource[];
  schemas: SchemaSource[];
  services: SourceFile[];
  parameters: SourceFile[];
  /** The pretend data centre. */
  dataCentre: SourceFile[];
}

const folder = 'openapi';

/** Reads every file of the description. */
export function readDescription(): Description {
  const files = filesUnder(folder, '.yaml').map((file) => `${folder}/${file}`);
  const inFolder = (part: string): SourceFile[] =>
    files.filter((file) => file.includes(part)).map(readSource);
  return {
    operations: inFolder('/operations/').map((source) => ({
      source,
      operation: (source.data as {post: OpenApiOperation}).post,
    })),
    schemas: inFolder('/schemas/').flatMap((source) =>
      Object.entries(source.data as Record<string, JsonSchema>).map(
        ([name, schema]) => ({source, name, schema}),
      ),
    ),
    services: files
      .filter((file) => /^openapi\/services\/[^/]+\/service\.yaml$/.test(file))
      .map(readSource),
    parameters: [...inFolder('/parameters/'), ...inFolder('/responses/')],
    dataCentre: inFolder('/datacentre/'),
  };
}
