/** What is particular to the wording of one language. */
export interface LanguageRules {
  /**
   * What is wrong with a text: one sentence per fault.
   *
   * @param english what it was translated from, where that is known
   */
  faultsOf(text: string, english?: string): string[];
  /** The same for a whole file, with the file's name and the place. */
  faultsOfFile(content: string, file: string): string[];
}
