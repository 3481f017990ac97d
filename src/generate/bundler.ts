import {assemble, type Description} from '../api/description/assemble';
import {readDescriptionFiles, type ParsedFiles} from '../api/description/files';
import {readOptional, type SourceFile} from '../api/files/sourceFile';
import {noRules, rulesFile} from '../lint/sandboxRules';
import {messagesFile, noMessages} from '../search/records/errorRecords';
import {noSymptoms, symptomsFile} from '../search/records/symptomRecords';
import {addDraftExamples} from './messageDrafts';

export interface Bundle extends Description {
  /** The rules of the sandbox. */
  rules: SourceFile;
  /** Messages of causes that have several, and symptoms that have none. */
  messages: SourceFile;
  symptoms: SourceFile;
}

/**
 * Puts the description of a site together, with what is written beside it.
 *
 * @param parsed files that were read before: one is parsed anew only after it
 *   has changed
 * @throws with file and line where a file cannot be read, or names what is not
 *   there
 */
export function createBundle(siteDir: string, parsed?: ParsedFiles): Bundle {
  const {files, problems} = readDescriptionFiles(siteDir, parsed);
  if (problems.length > 0) {
    throw new Error(
      problems
        .map(({file, line, message}) => `${file}:${line}: ${message}`)
        .join('\n'),
    );
  }
  const description = assemble(siteDir, files);
  addDraftExamples(description.document);
  return {
    ...description,
    rules: readOptional(siteDir, rulesFile, noRules),
    messages: readOptional(siteDir, messagesFile, noMessages),
    symptoms: readOptional(siteDir, symptomsFile, noSymptoms),
  };
}
