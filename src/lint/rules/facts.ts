import {findFile, walk, type Api, type Fault} from '../api';

export const factsFile = 'openapi/facts.yaml';

/** Names of one kind that a server or a charm sets. */
export interface DecidedNames {
  kind: string;
  /** Source of the names, and the versions to which it applies. */
  from: string;
  holds: string;
  names: string[];
  /** Finds such names in text and data; the first group is the name. */
  texts?: string;
  /** Example fields: `volumeName`, or with the full name of a schema. */
  fields?: string[];
}

export interface CheckedBackend {
  backend: string;
  version: string;
  by: string;
}

export interface Facts {
  checked: CheckedBackend[];
  names: DecidedNames[];
}

export const isDecided = ({names}: DecidedNames, name: string): boolean =>
  names.some((one) => new RegExp(`^(?:${one})$`).test(name));

export const findStrangeNames = (kind: DecidedNames, text: string): string[] =>
  kind.texts === undefined
    ? []
    : [...text.matchAll(new RegExp(kind.texts, 'g'))]
        .map(([, name = '']) => name)
        .filter((name) => !isDecided(kind, name));

export const getDecidedNames = (api: Pick<Api, 'files'>): DecidedNames[] =>
  (findFile(api, factsFile)?.data as Facts | undefined)?.names ?? [];

/** Message about an unknown name. */
export const findFactFault = (
  {kind, names}: DecidedNames,
  name: string,
): string =>
  `"${name}" is no ${kind}. ${factsFile} says which there are (${names.join(', ')}) and where they are known from.`;

/** Names in texts that a server or a charm sets must be known. */
export function* facts(api: Api): Iterable<Fault> {
  const kinds = getDecidedNames(api);
  for (const file of api.files.filter(({file}) => file !== factsFile)) {
    for (const [text, path] of walk(file.data)) {
      if (typeof text !== 'string' || path.at(-1) === '$ref') continue;
      for (const kind of kinds) {
        for (const name of findStrangeNames(kind, text)) {
          yield {file, path, message: findFactFault(kind, name)};
        }
      }
    }
  }
}
