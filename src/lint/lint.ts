import type {Description} from './description';
import type {Document} from './documents';
import {checkDocuments} from './rules/documents';
import {checkExamples} from './rules/examples';
import {checkGlance} from './rules/glance';
import {checkGuides} from './rules/guides';
import {checkStories} from './rules/guides/stories';
import {nameOf} from './rules/guides/workflow';
import {ownNames, textsOfGuide} from './rules/guides/texts';
import {checkForms} from './rules/forms';
import {apiNames, checkNames} from './rules/names';
import {checkOperations} from './rules/operations';
import {checkOperationPlaces} from './rules/places/operations';
import {checkSchemaPlaces} from './rules/places/schemas';
import {checkServicePlaces} from './rules/places/services';
import {checkPlatformMap} from './rules/platformMap';
import {checkPresence} from './rules/presence';
import {checkRepeatedNames, checkSwappedNames} from './rules/repetition';
import {checkResponseFields} from './rules/responseFields';
import {checkSandbox} from './rules/sandbox';
import {checkShapes, wellFormedWorkflows, type Shapes} from './rules/shapes';
import {checkStyle} from './rules/style';
import {checkTerms} from './rules/terms';
import {checkUncertain} from './rules/uncertain';
import type {Problem, SourceFile} from '../files/sourceFile';
import {remarksFrom, remarksOf, sideTextsOf} from './sideTexts';
import type {Stories} from './stories';
import {textsOf} from './texts';
import {exampleValidator} from './validator';

export interface LintResult {
  problems: Problem[];
  texts: number;
  examples: number;
}

/**
 * Checks the description, and the words of the documents, by every rule.
 *
 * @param glossary terms, each with those to avoid
 * @param foreignNames names of other systems that look like names of the API
 * @param shapes JSON Schemas of the files
 * @param documents written beside the description
 * @param stories of the guides, in each language
 */
export function lintDescription(
  description: Description,
  glossary: SourceFile,
  foreignNames: ReadonlySet<string>,
  shapes: Shapes,
  documents: readonly Document[],
  stories: readonly Stories[] = [],
): LintResult {
  const described = textsOf(description);
  const sideTexts = sideTextsOf(description);
  const texts = [...described, ...remarksOf(sideTexts)];
  const names = apiNames(description);
  const examples = checkExamples(description, {
    request: exampleValidator(description.schemas, 'request'),
    response: exampleValidator(description.schemas, 'response'),
  });
  const sources = [
    ...description.operations.map(({source}) => source),
    ...new Set(description.schemas.map(({source}) => source)),
    ...description.services,
    ...description.parameters,
  ];
  const guides = wellFormedWorkflows(description, shapes);
  const guideTexts = guides.flatMap(textsOfGuide);
  const problems = [
    ...checkShapes(description, shapes),
    ...checkGuides(guides, description),
    ...stories.flatMap(({folder, stories: one}) =>
      checkStories(
        guides,
        new Set(description.workflows.map(nameOf)),
        one,
        folder,
      ),
    ),
    ...guides.flatMap((source) =>
      checkNames(
        remarksFrom(textsOfGuide(source)),
        names,
        new Set([...foreignNames, ...ownNames(source)]),
      ),
    ),
    ...checkOperationPlaces(description),
    ...checkSchemaPlaces(description),
    ...checkServicePlaces(description),
    ...checkSandbox(description),
    ...checkPlatformMap(description),
    ...checkPresence(texts),
    ...checkResponseFields(description),
    ...checkRepeatedNames(texts),
    ...checkSwappedNames(texts),
    ...checkStyle(texts),
    ...checkForms(description),
    ...checkTerms(described, [...sideTexts, ...guideTexts], glossary),
    ...checkDocuments(documents, glossary),
    ...checkNames(texts, names, foreignNames),
    ...checkOperations(description, names),
    ...checkGlance(description, names),
    ...checkUncertain(sources),
    ...examples.problems,
  ];
  return {
    problems,
    texts: texts.length + guideTexts.length,
    examples: examples.count,
  };
}
