import {assemble, type Description} from '../api/description/assemble';
import {
  requireDescriptionFiles,
  type ParsedFiles,
} from '../api/description/files';
import {readOptional, type SourceFile} from '../api/files/sourceFile';
import {noRules, rulesFile} from '../lint/sandboxRules';
import {messagesFile, noMessages} from '../search/records/errorRecords';
import {noSymptoms, symptomsFile} from '../search/records/symptomRecords';
import {addDraftExamples} from './messageDrafts';

export interface Bundle extends Description {
  rules: SourceFile;
  /** Patterns of error messages, and symptoms without a message. */
  messages: SourceFile;
  symptoms: SourceFile;
}

/**
 * Merges the API description with the files next to it.
 *
 * @param parsed files from an earlier call; only changed files are parsed
 *   again
 * @throws with file and line if a file cannot be read or refers to a missing
 *   item
 */
export function createBundle(siteDir: string, parsed?: ParsedFiles): Bundle {
  const description = assemble(
    siteDir,
    requireDescriptionFiles(siteDir, parsed),
  );
  addDraftExamples(description.document);
  return {
    ...description,
    rules: readOptional(siteDir, rulesFile, noRules),
    messages: readOptional(siteDir, messagesFile, noMessages),
    symptoms: readOptional(siteDir, symptomsFile, noSymptoms),
  };
}
