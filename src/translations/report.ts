/** A row of the summary table. */
export type Row = Record<
  'translated' | 'missing' | 'unused' | 'same as English' | 'stale',
  number
>;

/** Translation status of a language. */
export class Report {
  readonly rows: Record<string, Row> = {};
  readonly problems: string[] = [];
  private readonly said = new Map<string, {text: string; place: string}>();

  /** Counts a text, and optionally adds a problem. */
  count(area: string, what: keyof Row, problem?: string): void {
    this.rows[area] ??= {
      translated: 0,
      missing: 0,
      unused: 0,
      'same as English': 0,
      stale: 0,
    };
    this.rows[area][what]++;
    if (problem) this.problems.push(problem);
  }

  /** Records a translation, to find different ones of one text. */
  note(english: string, text: string, place: string): void {
    const first = this.said.get(english) ?? {text, place};
    this.said.set(english, first);
    if (text === first.text) return;
    this.problems.push(
      `${place}: "${english}" is "${text}" here and "${first.text}" in ${first.place}. Write the same.`,
    );
  }
}
