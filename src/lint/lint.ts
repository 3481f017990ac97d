import type {Description} from './description';
import {checkExamples} from './rules/examples';
import {apiNames, checkNames} from './rules/names';
import {checkOperations} from './rules/operations';
import {checkOperationPlaces} from './rules/places/operations';
import {checkSchemaPlaces} from './rules/places/schemas';
import {checkServicePlaces} from './rules/places/services';
import {checkPresence} from './rules/presence';
import {checkRepeatedNames, checkSwappedNames} from './rules/repetition';
import {checkSandbox} from './rules/sandbox';
import {checkShapes, type Shapes} from './rules/shapes';
import {checkStyle} from './rules/style';
import {checkTerms} from './rules/terms';
import {checkUncertain} from './rules/uncertain';
import type {Problem, SourceFile} from '../files/sourceFile';
import {textsOf} from './texts';
import {exampleValidator} from './validator';

export interface LintResult {
  problems: Problem[];
  texts: number;
  examples: number;
}

/**
 * Checks the description by every rule.
 *
 * @param glossary terms, each with those to avoid
 * @param foreignNames names of other systems that look like names of the API
 * @param shapes JSON Schemas of the files
 */
export function lintDescription(
  description: Description,
  glossary: SourceFile,
  foreignNames: ReadonlySet<string>,
  shapes: Shapes,
): LintResult {
  const texts = textsOf(description);
  const names = apiNames(description);
  const examples = checkExamples(
    description,
    exampleValidator(description.schemas),
  );
  const sources = [
    ...description.operations.map(({source}) => source),
    ...new Set(description.schemas.map(({source}) => source)),
    ...description.services,
    ...description.parameters,
  ];
  const problems = [
    ...checkShapes(description, shapes),
    ...checkOperationPlaces(description),
    ...checkSchemaPlaces(description),
    ...checkServicePlaces(description),
    ...checkSandbox(description),
    ...checkPresence(texts),
    ...checkRepeatedNames(texts),
    ...checkSwappedNames(texts),
    ...checkStyle(texts),
    ...checkTerms(texts, glossary),
    ...checkNames(texts, names, foreignNames),
    ...checkOperations(description, names),
    ...checkUncertain(sources),
    ...examples.problems,
  ];
  return {problems, texts: texts.length, examples: examples.count};
}
