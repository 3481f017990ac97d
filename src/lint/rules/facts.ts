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

/** What is wrong with a name, if it is unknown. */
export const findNameFault = (
  {kind, names}: DecidedNames,
  name: string,
): string | undefined =>
  names.some((one) => new RegExp(`^(?:${one})$`).test(name))
    ? undefined
    : `"${name}" is no ${kind}. ${factsFile} says which there are (${names.join(', ')}) and where they are known from.`;

/** What is wrong with the names in a text. */
export const findFactFaults = (
  kinds: readonly DecidedNames[],
  text: string,
): string[] =>
  kinds.flatMap((kind) =>
    [...text.matchAll(new RegExp(kind.texts ?? '(?!)', 'g'))].flatMap(
      ([, name = '']) => findNameFault(kind, name) ?? [],
    ),
  );

export const getDecidedNames = (api: Pick<Api, 'files'>): DecidedNames[] =>
  (findFile(api, factsFile)?.data as {names?: DecidedNames[]} | undefined)
    ?.names ?? [];

/** Names in texts that a server or a charm sets must be known. */
export function* facts(api: Api): Iterable<Fault> {
  const kinds = getDecidedNames(api);
  for (const file of api.files.filter(({file}) => file !== factsFile)) {
    for (const [text, path] of walk(file.data)) {
      if (typeof text !== 'string' || path.at(-1) === '$ref') continue;
      for (const message of findFactFaults(kinds, text)) {
        yield {file, path, message};
      }
    }
  }
}
