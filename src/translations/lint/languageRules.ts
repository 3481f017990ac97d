/** What is particular to the wording of one language. */
export interface LanguageRules {
  /** What is wrong with a text: one sentence per fault. */
  faultsOf(text: string): string[];
  /** The same for a whole file, with the file's name and the place. */
  faultsOfFile(content: string, file: string): string[];
}
