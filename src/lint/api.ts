import {
  findPlace,
  rootFile,
  type Description,
} from '../api/description/assemble';
import type {DescriptionFile as ApiFile} from '../api/description/files';
import {buildReference} from '../api/buildReference';
import type {Operation, Reference} from '../api/model';
import {getAvoidedWords, type Avoided} from './words';

export type {ApiFile};

export type Path = readonly (string | number)[];

/** Everything under `openapi/`, for lookups. */
export interface Api {
  siteDir: string;
  files: ApiFile[];
  description: Description;
  reference: Reference;
  operations: Operation[];
  /** Services, fields, and schemas: full and short names, and their parts. */
  names: ReadonlySet<string>;
  avoided: Avoided[];
}

/** A fault in a file under `openapi/`; without a path, of the whole file. */
export interface Fault {
  file: ApiFile;
  path?: Path;
  message: string;
}

/** Finds faults of the description and the guides. */
export type Check = (api: Api) => Iterable<Fault>;

/** An optional file, such as `openapi/sandbox.yaml`. */
export const findFile = (
  {files}: Pick<Api, 'files'>,
  file: string,
): ApiFile | undefined => files.find((other) => other.file === file);

/** A fault at a path of the merged description, where people wrote that part. */
export function getFaultAt(api: Api, keys: Path, message: string): Fault {
  const {file, path} = findPlace(api.description, keys.map(String));
  return {
    file: findFile(api, file) ?? findFile(api, rootFile)!,
    path,
    message,
  };
}

/** Every part of a value, with its path. */
export function* walk(
  value: unknown,
  path: Path = [],
): Generator<[part: unknown, path: Path]> {
  yield [value, path];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    yield* walk(part, [...path, key]);
  }
}

/** Collects the contents of the description with their files. */
export function getApi(
  siteDir: string,
  files: ApiFile[],
  description: Description,
): Api {
  const {document, sources} = description;
  const reference = buildReference(document, sources);
  const {services, operations, schemas} = reference;
  const glossary = findFile({files}, 'openapi/glossary.yaml')?.data ?? [];
  return {
    siteDir,
    files,
    description,
    reference,
    operations: [...operations.values()],
    names: new Set([
      ...services.map(({tag}) => tag),
      ...[...schemas.values()].flatMap(({name, shortName, fields}) => [
        name,
        shortName,
        ...shortName.split('.'),
        ...fields.map((field) => field.name),
      ]),
    ]),
    avoided: getAvoidedWords(glossary),
  };
}
