import omit from 'es-toolkit/compat/omit';
import type {BookSymptom, ErrorBook} from '../errors/model';
import {createPatternOfText} from '../errors/patterns';
import {symptomsFile, type WrittenSymptoms} from '../errors/written';
import {createDocumentRecords} from '../search/records/documentRecords';
import type {SearchRecord} from '../search/records/record';
import {weighSymptomTerms} from './symptomTerms';

/** Pages of the symptoms, under the folder of the documents. */
export const symptomPages = ['troubleshooting', 'troubleshooting-calls'];

/** The sections of the pages of symptoms, by the ids of their headings. */
const findSectionsIn = (pages: ReadonlyMap<string, string>) =>
  new Map(
    [...pages].flatMap(([name, markdown]) =>
      createDocumentRecords(
        {
          kind: 'document',
          title: '',
          description: '',
          page: `/docs/${name}`,
        },
        markdown,
      ).map((record): [string, SearchRecord] => [record.anchor, record]),
    ),
  );

/** A text in its sentences. */
const splitSentences = (text: string): string[] =>
  text.split(/(?<=\.)\s|(?<=。)/);

/**
 * The symptoms with what their pages say of each, in the language.
 *
 * @param pages of symptoms, by their names, in each language: that of the book
 *   comes first
 */
export function findSymptomsIn(
  {symptoms, elsewhere}: WrittenSymptoms,
  pages: readonly ReadonlyMap<string, string>[],
): Pick<ErrorBook, 'symptoms' | 'common'> {
  const sections = pages.map(findSectionsIn);
  const {words, common} = weighSymptomTerms(
    symptoms.map(({id, signs, told, states = []}) => [
      ...told,
      ...signs.map((sign) => sign.replace(/\{\w+\}/g, ' ')),
      ...states,
      ...sections.flatMap((all) => {
        const {title = '', text = ''} = all.get(id) ?? {};
        return [title, ...splitSentences(text)];
      }),
    ]),
    elsewhere,
  );
  const described = symptoms.map((symptom, place): BookSymptom => {
    const {id, signs, ...rest} = omit(symptom, 'told');
    const section = sections[0]?.get(id);
    if (!section) {
      throw new Error(
        `${symptomsFile}: no heading {#${id}} in ${symptomPages.map((name) => `docs/${name}.mdx`).join(' or ')}.`,
      );
    }
    return {
      title: section.title,
      address: `${section.page}#${id}`,
      text: splitSentences(section.text)[0] ?? '',
      signs: signs.map(createPatternOfText),
      words: words[place] ?? [],
      ...rest,
    };
  });
  return {symptoms: described, common};
}
