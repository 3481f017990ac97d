import {workflowFolder} from '../guides/places';
import type {JsonSchema, OpenApiOperation} from '../reference/openapi';
import {mapFile} from '../reference/platformMap';
import {rulesFile} from '../reference/sandboxRules';
import {filesUnder} from '../files/filesUnder';
import {readSource, type SourceFile} from '../files/sourceFile';

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
    | 'remark'
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
  /** The guides. */
  workflows: SourceFile[];
  /** `openapi.yaml`, which names the services and the operations. */
  root: SourceFile;
  /** The map of the platform. */
  map: SourceFile;
  /** What the sandbox remembers. */
  sandbox: SourceFile;
}

/** @throws when what every rule reads is missing, with the file */
function operationOf(source: SourceFile): OperationSource {
  const {post} = source.data as {post?: OpenApiOperation};
  for (const key of ['operationId', 'tags', 'responses'] as const) {
    if (!post?.[key]) throw new Error(`${source.file}: post has no ${key}.`);
  }
  return {source, operation: post as OpenApiOperation};
}

/**
 * Sorts the files of the description by what they describe.
 *
 * @throws when one that there must be is missing
 */
export function descriptionOf(files: readonly SourceFile[]): Description {
  const inFolder = (part: string): SourceFile[] =>
    files.filter(({file}) => file.includes(part));
  const one = (file: string): SourceFile => {
    const source = files.find((other) => other.file === file);
    if (!source) throw new Error(`There is no ${file}.`);
    return source;
  };
  return {
    root: one('openapi/openapi.yaml'),
    map: one(mapFile),
    sandbox: one(rulesFile),
    operations: inFolder('/operations/').map(operationOf),
    schemas: inFolder('/schemas/').flatMap((source) =>
      Object.entries(source.data as Record<string, JsonSchema>).map(
        ([name, schema]) => ({source, name, schema}),
      ),
    ),
    services: files.filter(({file}) =>
      /^openapi\/services\/[^/]+\/service\.yaml$/.test(file),
    ),
    parameters: [...inFolder('/parameters/'), ...inFolder('/responses/')],
    dataCentre: inFolder('/datacentre/'),
    workflows: inFolder(`${workflowFolder}/`),
  };
}

/** Reads every file of the description. */
export const readDescription = (): Description =>
  descriptionOf(
    filesUnder('openapi', '.yaml').map((file) => readSource(`openapi/${file}`)),
  );
