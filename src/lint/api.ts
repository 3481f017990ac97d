import path from 'node:path';
import {
  escapePointerFragment,
  YamlParseError,
  type BaseResolver,
  type LocationObject,
  type Source,
} from '@redocly/openapi-core';
import {listFilesUnder} from '../api/files/filesUnder';
import type {Problem} from '../api/files/sourceFile';
import type {JsonSchema, OpenApiOperation} from '../api/openapi';
import {getShortSchemaName} from '../api/names';
import {getAvoidedWords, type Avoided} from './words';

/** Keys and indexes that lead to a part of a file. */
export type Path = readonly (string | number)[];

/** A YAML file under `openapi/`. */
export interface ApiFile {
  /** Path from the root of the repository. */
  file: string;
  source: Source;
  data: unknown;
}

export interface ApiOperation extends ApiFile {
  operation: OpenApiOperation;
  /** `StorageService_ListPools` */
  id: string;
  /** `ListPools` */
  rpc: string;
  draft: boolean;
}

export interface ApiSchema extends ApiFile {
  /** Full name, `holt.storage.v1.Pool`. */
  name: string;
  schema: JsonSchema;
}

/**
 * Everything under `openapi/`, reachable from `openapi.yaml` or not: what rules
 * look up while Redocly visits one file after the other.
 */
export interface Api {
  /** The root of the repository. */
  siteDir: string;
  files: ApiFile[];
  operations: ApiOperation[];
  schemas: ApiSchema[];
  services: ApiFile[];
  /** Names of the services, as tags say them. */
  tags: Set<string>;
  /** Full and short names of schemas, and each part of a short name. */
  schemaNames: Set<string>;
  /** Names of the properties of all schemas. */
  properties: Set<string>;
  /**
   * Names of the last frozen version that are gone: texts that still say them
   * stop the next version (`npm run check:changes`), not the work on it.
   */
  former: ReadonlySet<string>;
  /** Codes of errors. */
  codes: Set<string>;
  /** What texts do not say. */
  avoided: Avoided[];
  /** How much the rules have read. */
  read: {texts: number; examples: number};
}

/** The place of a part of a file. */
export const placeIn = (
  {source}: Pick<ApiFile, 'source'>,
  at: Path,
): LocationObject => ({
  source,
  pointer: `#/${at.map(escapePointerFragment).join('/')}`,
});

/** The place of a file as a whole: its first line. */
export const getStart = ({
  source,
}: Pick<ApiFile, 'source'>): LocationObject => ({
  source,
  pointer: undefined,
  start: {line: 1, col: 1},
});

/** Folder of the service that a file belongs to, such as `storage`. */
export const getServiceFolder = ({
  file,
}: Pick<ApiFile, 'file'>): string | undefined =>
  /^openapi\/services\/([^/]+)\//.exec(file)?.[1];

/** The file that names the services and the operations. */
export const openapiRootFile = 'openapi/openapi.yaml';

/** A file that there must be, such as `openapi/sandbox.yaml`. */
export function getFile({files}: Pick<Api, 'files'>, file: string): ApiFile {
  const found = files.find((other) => other.file === file);
  if (!found) throw new Error(`There is no ${file}.`);
  return found;
}

const getPost = ({file, data}: ApiFile): OpenApiOperation | null | undefined =>
  file.includes('/operations/')
    ? ((data as {post?: OpenApiOperation}).post ?? null)
    : undefined;

/** Whether a file should describe an operation, but does not name it. */
export const lacksId = (one: ApiFile): boolean => {
  const post = getPost(one);
  return post === null || (post !== undefined && !post.operationId);
};

function findOperationsIn(one: ApiFile): ApiOperation[] {
  const post = getPost(one);
  if (!post) return [];
  const id = post.operationId;
  return [
    {
      ...one,
      operation: post,
      id,
      rpc: id.slice(id.indexOf('_') + 1),
      draft: post['x-draft'] ?? false,
    },
  ];
}

const findSchemasIn = (one: ApiFile): ApiSchema[] =>
  one.file.includes('/schemas/')
    ? Object.entries(one.data as Record<string, JsonSchema>).map(
        ([name, schema]) => ({...one, name, schema}),
      )
    : [];

/** Sorts files by what they describe, and collects the names in them. */
export function getApi(
  siteDir: string,
  files: ApiFile[],
  former: ReadonlySet<string> = new Set(),
): Api {
  const operations = files.flatMap(findOperationsIn);
  const schemas = files.flatMap(findSchemasIn);
  const error = schemas.find(({name}) => name === 'connect.error')?.schema;
  return {
    siteDir,
    files,
    operations,
    schemas,
    services: files.filter(({file}) =>
      /^openapi\/services\/[^/]+\/service\.yaml$/.test(file),
    ),
    tags: new Set(operations.flatMap(({operation}) => operation.tags ?? [])),
    schemaNames: new Set(
      schemas.flatMap(({name}) => {
        const short = getShortSchemaName(name);
        return [name, short, ...short.split('.')];
      }),
    ),
    properties: new Set(
      schemas.flatMap(({schema}) => Object.keys(schema.properties ?? {})),
    ),
    former,
    codes: new Set(error?.properties?.code?.enum),
    avoided: getAvoidedWords(getFile({files}, 'openapi/glossary.yaml').data),
    read: {texts: 0, examples: 0},
  };
}

const readFault = (error: unknown): Pick<Problem, 'line' | 'message'> => {
  const {message} = error as Error;
  if (!(error instanceof YamlParseError)) return {line: 1, message};
  const [reason] = message.split(' in "');
  return {line: error.line, message: `Failed to parse: ${reason}.`};
};

/**
 * Reads every file under `openapi/`, but those that are no YAML or hold neither
 * an object nor a list.
 *
 * @param resolver which keeps what it has read for Redocly's walk
 */
export async function readFiles(
  siteDir: string,
  resolver: BaseResolver,
): Promise<{files: ApiFile[]; problems: Problem[]}> {
  const folder = path.join(siteDir, 'openapi');
  const files: ApiFile[] = [];
  const problems: Problem[] = [];
  for (const name of listFilesUnder(folder, '.yaml')) {
    const file = `openapi/${name}`;
    try {
      const read = await resolver.resolveDocument(
        null,
        path.join(folder, name),
        true,
      );
      if (read instanceof Error) throw read;
      const {source, parsed: data} = read;
      if (typeof data === 'object' && data !== null) {
        files.push({file, source, data});
      } else {
        problems.push({
          file,
          line: 1,
          message: 'neither an object nor a list.',
        });
      }
    } catch (error) {
      problems.push({file, ...readFault(error)});
    }
  }
  return {files, problems};
}
