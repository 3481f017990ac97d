import type {BookSymptom} from '../errors/model';
import {createPatternOfText} from '../errors/patterns';
import {symptomsFile, type WrittenSymptoms} from '../errors/written';
import {createDocumentRecords} from '../search/records/documentRecords';
import type {SearchRecord} from '../search/records/record';

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

/** The symptoms with what their pages say of each, in the language. */
export function findSymptomsIn({
  symptoms,
  words,
  pages,
}: WrittenSymptoms & {
  /** The pages of symptoms in the language, by their names. */
  pages: ReadonlyMap<string, string>;
}): BookSymptom[] {
  const sections = findSectionsIn(pages);
  return symptoms.map(({id, signs, ...rest}) => {
    const section = sections.get(id);
    if (!section) {
      throw new Error(
        `${symptomsFile}: no heading {#${id}} in ${symptomPages.map((name) => `docs/${name}.mdx`).join(' or ')}.`,
      );
    }
    const groups = (rest.said ?? []).flatMap((said) => said.match(/\{\w+\}/g));
    for (const group of groups) {
      if (group && !(group.slice(1, -1) in words)) {
        throw new Error(
          `${symptomsFile}: ${id} says ${group}, and \`words\` has no such group. Its groups: ${Object.keys(words).join(', ')}.`,
        );
      }
    }
    const [text = ''] = section.text.split(/(?<=[.。])\s?/);
    return {
      title: section.title,
      address: `${section.page}#${id}`,
      text,
      signs: signs.map(createPatternOfText),
      ...rest,
    };
  });
}
