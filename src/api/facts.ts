/** The file of what a server or a charm decides. */
export const factsFile = 'openapi/facts.yaml';

/** Names of one kind that a server or a charm decides. */
export interface DecidedNames {
  /** What has the name: a noun without its article. */
  kind: string;
  /** Where the names are known from, and with which versions that holds. */
  from: string;
  holds: string;
  /** Regular expressions of whole names. */
  names: string[];
  /** Finds such names in texts and data; its first group is the name. */
  texts?: string;
  /** Fields of examples: `volumeName`, or after the full name of a schema. */
  fields?: string[];
}

/** What the reference was checked against. */
export interface CheckedBackend {
  backend: string;
  version: string;
  by: string;
}

export interface Facts {
  checked: CheckedBackend[];
  names: DecidedNames[];
}

/** Whether a name is one of a kind. */
export const isDecided = ({names}: DecidedNames, name: string): boolean =>
  names.some((one) => new RegExp(`^(?:${one})$`).test(name));

/** The names in a text that look like those of a kind, and are none. */
export const findStrangeNames = (kind: DecidedNames, text: string): string[] =>
  kind.texts === undefined
    ? []
    : [...text.matchAll(new RegExp(kind.texts, 'g'))]
        .map(([, name = '']) => name)
        .filter((name) => !isDecided(kind, name));
