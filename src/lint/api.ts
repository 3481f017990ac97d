import {
  escapePointerFragment,
  type LocationObject,
} from '@redocly/openapi-core';
import type {Description} from '../api/description/assemble';
import type {DescriptionFile as ApiFile} from '../api/description/files';
import {factsFile, type DecidedNames, type Facts} from '../api/facts';
import type {JsonSchema, OpenApiOperation} from '../api/openapi';
import {getServiceKeyOfTag, getShortSchemaName} from '../api/names';
import {getAvoidedWords, type Avoided} from './words';

export type {ApiFile};

export type Path = readonly (string | number)[];

export interface ApiOperation extends ApiFile {
  operation: OpenApiOperation;
  id: string;
  rpc: string;
  draft: boolean;
}

export interface ApiSchema extends ApiFile {
  name: string;
  schema: JsonSchema;
}

/** Everything under `openapi/`, for lookups. */
export interface Api {
  siteDir: string;
  files: ApiFile[];
  description: Description;
  operations: ApiOperation[];
  schemas: ApiSchema[];
  services: Set<string>;
  tags: Set<string>;
  /** Full and short schema names, and each part of a short name. */
  schemaNames: Set<string>;
  properties: Set<string>;
  /** Removed names fail `npm run check:changes`, but not the linter. */
  former: ReadonlySet<string>;
  codes: Set<string>;
  avoided: Avoided[];
  /** Number of texts and examples read. */
  read: {texts: number; examples: number};
}

export const placeIn = (
  {source}: Pick<ApiFile, 'source'>,
  at: Path,
): LocationObject => ({
  source,
  pointer: `#/${at.map(escapePointerFragment).join('/')}`,
});

/** Location of a whole file: its first line. */
export const getStart = ({
  source,
}: Pick<ApiFile, 'source'>): LocationObject => ({
  source,
  pointer: undefined,
  start: {line: 1, col: 1},
});

/** Service folder of a file, such as `storage`. */
export const getServiceFolder = ({
  file,
}: Pick<ApiFile, 'file'>): string | undefined =>
  /^openapi\/words\/([^/]+)\//.exec(file)?.[1];

/** An optional file, such as `openapi/sandbox.yaml`. */
export const findFile = (
  {files}: Pick<Api, 'files'>,
  file: string,
): ApiFile | undefined => files.find((other) => other.file === file);

export const getDecidedNames = (api: Pick<Api, 'files'>): DecidedNames[] =>
  (findFile(api, factsFile)?.data as Facts | undefined)?.names ?? [];

/** Collects the contents of the description with their files. */
export function getApi(
  siteDir: string,
  files: ApiFile[],
  description: Description,
  former: ReadonlySet<string> = new Set(),
): Api {
  const {document, sources, releases} = description;
  const known = new Map(files.map((one) => [one.file, one]));
  const platform = known.get(releases.at(-1)?.file ?? '');
  const fileOf = (name: string | undefined): ApiFile =>
    known.get(name ?? '') ?? platform ?? files[0]!;
  const operations = Object.entries(document.paths).map(
    ([path, {post}]): ApiOperation => ({
      ...fileOf(sources.operations.get(path)),
      operation: post,
      id: post.operationId,
      rpc: path.slice(path.lastIndexOf('/') + 1),
      draft: post['x-draft'] ?? false,
    }),
  );
  const schemas = Object.entries(document.components.schemas).map(
    ([name, schema]): ApiSchema => ({
      ...fileOf(sources.schemas.get(name)),
      name,
      schema,
    }),
  );
  const error = schemas.find(({name}) => name === 'connect.error')?.schema;
  return {
    siteDir,
    files,
    description,
    operations,
    schemas,
    services: new Set(document.tags.map(({name}) => getServiceKeyOfTag(name))),
    tags: new Set(document.tags.map(({name}) => name)),
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
    avoided: getAvoidedWords(
      findFile({files}, 'openapi/glossary.yaml')?.data ?? [],
    ),
    read: {texts: 0, examples: 0},
  };
}
