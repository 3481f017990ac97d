import type {Text} from '../description';
import {problemAt, type Problem, type SourceFile} from '../../files/sourceFile';
import type {SideText} from '../sideTexts';
import {avoidedWords, wordFaults} from '../wording';
import {withoutCode} from './style';

/** One term for one thing, and plain words: the glossary's. */
export function checkTerms(
  texts: readonly Text[],
  sideTexts: readonly SideText[],
  glossary: SourceFile,
): Problem[] {
  const avoided = avoidedWords(glossary);
  const described = texts.map(({source, path, subject, text = ''}) => ({
    source,
    path,
    what: `description of ${subject}`,
    text,
  }));
  return [...described, ...sideTexts].flatMap(({source, path, what, text}) =>
    wordFaults(withoutCode(text), avoided).map(({message}) =>
      problemAt(source, path, `The ${what} ${message}`),
    ),
  );
}
