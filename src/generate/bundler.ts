import {buildReference} from '../api/buildReference';
import {assemble, type Description} from '../api/description/assemble';
import {
  readDescriptionFiles,
  type DescriptionFile,
  type ParsedFiles,
} from '../api/description/files';
import type {Reference} from '../api/model';
import {buildHistory, type History} from '../changes/history';
import {noRules, rulesFile} from '../lint/rules/sandbox';
import type {WrittenRules} from '../sandbox/model';
import {
  messagesFile,
  noMessages,
  type WrittenMessages,
} from '../search/records/errorRecords';
import {addDraftExamples} from './messageDrafts';

export interface Bundle extends Description {
  files: DescriptionFile[];
  /** The API in English. */
  reference: Reference;
  history?: History;
  rules: WrittenRules;
  /** Patterns of error messages. */
  messages: WrittenMessages;
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
  const files = readDescriptionFiles(siteDir, parsed);
  const find = <T>(name: string, empty: T): T =>
    (files.find(({file}) => file === name)?.data as T | undefined) ?? empty;
  const description = assemble(siteDir, files);
  const {document, sources, releases} = description;
  addDraftExamples(document);
  return {
    ...description,
    files,
    reference: buildReference(document, sources),
    history: buildHistory(releases),
    rules: find(rulesFile, noRules),
    messages: find(messagesFile, noMessages),
  };
}
