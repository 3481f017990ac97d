/** Two full names of one item. A comparison cannot detect this. */
export interface Rename {
  from: string;
  to: string;
}

/** Information about a version that a comparison cannot detect. */
export interface VersionNotes {
  renames?: Rename[];
  /** Actions that callers must take after breaking changes. */
  notes?: {
    change: string;
    /** Action in Markdown; translated like other text. */
    todo: string;
  }[];
}
