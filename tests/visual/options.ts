import {parseArgs} from 'node:util';

const usage = `Name the commit to compare with, such as "npm run visual -- main".
  --built   takes build/ as it is, and does not build the working tree
  --strict  ends with exit code 1 when something differs`;

export interface Options {
  ref: string;
  /** Whether `build/` is the working tree's already. */
  isBuilt: boolean;
  /** Whether a difference is a failure. */
  isStrict: boolean;
}

/**
 * Reads the arguments of `npm run visual`.
 *
 * @throws with the usage when they are others
 */
export function readOptions(args: readonly string[]): Options {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {built: {type: 'boolean'}, strict: {type: 'boolean'}},
    });
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${usage}`, {cause: error});
  }
  const {positionals, values} = parsed;
  const [ref] = positionals;
  if (!ref || positionals.length > 1) throw new Error(usage);
  return {
    ref,
    isBuilt: values.built ?? false,
    isStrict: values.strict ?? false,
  };
}
