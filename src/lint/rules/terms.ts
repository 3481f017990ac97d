import type {Text} from '../description';
import {problemAt, type Problem, type SourceFile} from '../../files/sourceFile';
import {withoutCode} from './style';

interface Entry {
  term: string;
  avoid?: string[];
}

/** Terms of the glossary that are not to be used, with the one to use. */
function avoidedTerms(glossary: SourceFile): [RegExp, string, string][] {
  return (glossary.data as Entry[]).flatMap(({term, avoid = []}) =>
    avoid.map((wrong): [RegExp, string, string] => [
      new RegExp(`(?<![\\w-])${wrong}(?![\\w-])`, 'i'),
      wrong,
      term,
    ]),
  );
}

/** One term for one thing: the glossary's. */
export function checkTerms(
  texts: readonly Text[],
  glossary: SourceFile,
): Problem[] {
  const terms = avoidedTerms(glossary);
  return texts.flatMap(({source, path, subject, text = ''}) => {
    const prose = withoutCode(text);
    return terms
      .filter(([expression]) => expression.test(prose))
      .map(([, wrong, term]) =>
        problemAt(
          source,
          path,
          `The description of ${subject} says "${wrong}"; the glossary has "${term}".`,
        ),
      );
  });
}
