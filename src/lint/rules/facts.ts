import {factsFile, findStrangeNames, type DecidedNames} from '../facts';
import {getDecidedNames, walk, type Api, type Fault} from '../api';

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
