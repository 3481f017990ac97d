/** What a comparison cannot know: two names of one thing, in full. */
export interface Rename {
  from: string;
  to: string;
}

/** What people write beside a version, because no comparison knows it. */
export interface VersionNotes {
  /** Full names of operations, schemas, fields and values that were renamed. */
  renames?: Rename[];
  /** What to do about a breaking change. */
  notes?: {
    /** Full name of what changed. */
    change: string;
    /** What to do, in Markdown; translated like any text. */
    todo: string;
  }[];
}
