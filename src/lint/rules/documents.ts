import type {Problem, SourceFile} from '../../files/sourceFile';
import {withoutImports} from '../../files/withoutImports';
import type {Document} from '../documents';
import {paragraphsOf} from '../paragraphs';
import {avoidedWords, wordFaults} from '../wording';

/** Documents say what the glossary says, as descriptions do. */
export function checkDocuments(
  documents: readonly Document[],
  glossary: SourceFile,
): Problem[] {
  const avoided = avoidedWords(glossary);
  return documents.flatMap(({file, text}) =>
    paragraphsOf(withoutImports(text)).flatMap(({prose, lineAt}) =>
      wordFaults(prose, avoided).map(({index, message}) => ({
        file,
        line: lineAt(index),
        message: `The text ${message}`,
      })),
    ),
  );
}
