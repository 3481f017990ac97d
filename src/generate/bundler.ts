import path from 'node:path';
import {assemble, type Description} from '../api/description/assemble';
import {readDescriptionFiles, type ParsedFiles} from '../api/description/files';
import {readSource, type SourceFile} from '../api/files/sourceFile';
import {rulesFile} from '../lint/sandboxRules';
import {messagesFile} from '../search/records/errorRecords';
import {symptomsFile} from '../search/records/symptomRecords';
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
  const read = (file: string): SourceFile =>
    readSource(path.join(siteDir, file), file);
  return {
    ...description,
    rules: read(rulesFile),
    messages: read(messagesFile),
    symptoms: read(symptomsFile),
  };
}
