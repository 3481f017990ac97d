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
