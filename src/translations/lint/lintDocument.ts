import {getSections} from '../sections';
import {findTranslationFaults} from './rules';
import type {Measures} from './translation';

/**
 * Faults in the wording of a document, section by section: each is compared
 * with the English section under the same id.
 *
 * @param name of the file, from the root of the repository
 * @param source the English document, where there is one
 */
export function lintDocument(
  name: string,
  source: string | undefined,
  translation: string,
  measures: Measures,
): string[] {
  const english = new Map(
    getSections(source ?? '').map(({id, text}) => [id, text]),
  );
  return getSections(translation).flatMap(({id, line, text}) =>
    findTranslationFaults(
      {english: source === undefined ? undefined : english.get(id), text},
      measures,
    ).map((fault) => `${name}:${line}: ${fault}`),
  );
}
