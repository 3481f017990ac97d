import {parseArgs} from 'node:util';
import {commands, optionsOf, UsageError, type Command} from './usage';

/** What the arguments ask for. */
export interface Asked {
  command?: Command;
  /** What follows the name of the command. */
  operands: string[];
  operation?: string;
  from?: string;
  to?: string;
  language?: string;
  json: boolean;
  help: boolean;
  version: boolean;
  /** What is wrong with the arguments. */
  fault?: UsageError;
}

const types = {
  operation: {type: 'string'},
  from: {type: 'string'},
  to: {type: 'string'},
  language: {type: 'string'},
  json: {type: 'boolean'},
  help: {type: 'boolean', short: 'h'},
  version: {type: 'boolean'},
} as const;

type Option = keyof typeof types;

/** Reads the arguments that follow the name of the program. */
export function readArguments(given: readonly string[]): Asked {
  const {tokens} = parseArgs({
    args: [...given],
    options: types,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const [name, ...operands] = tokens.flatMap((token) =>
    token.kind === 'positional' ? [token.value] : [],
  );
  const asked: Asked = {operands, json: false, help: false, version: false};
  asked.command = commands.find((one) => one === name);
  const known = optionsOf[asked.command ?? 'program'];
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const {value, rawName} = token;
    const isKnown = Object.hasOwn(known, token.name);
    const option = token.name as Option;
    const isText = isKnown && types[option].type === 'string';
    if (!isKnown || (!isText && value !== undefined)) {
      asked.fault ??= new UsageError(
        'There is no option "{name}". The options are: {names}.',
        {
          name: value === undefined ? rawName : `${rawName}=${value}`,
          names: Object.keys(known)
            .map((one) => `--${one}`)
            .join(', '),
        },
      );
    } else if (!isText) {
      Object.assign(asked, {[option]: true});
    } else if (!value || (value.startsWith('-') && !token.inlineValue)) {
      asked.fault ??= new UsageError('The option {name} needs a value.', {
        name: rawName,
      });
    } else {
      Object.assign(asked, {[option]: value});
    }
  }
  if (name !== undefined && !asked.command) {
    asked.fault = new UsageError(
      'There is no command "{name}". Write one of: {names}.',
      {name, names: commands.join(', ')},
    );
  }
  return asked;
}
