/** How many texts of an area are what: a row of the table. */
export type Row = Record<
  'translated' | 'missing' | 'unused' | 'same as English' | 'stale',
  number
>;

/** How the translations into a language stand. */
export class Report {
  /** By area. */
  readonly rows: Record<string, Row> = {};
  /** One sentence each, with its file and line. */
  readonly problems: string[] = [];
  private readonly said = new Map<string, {text: string; place: string}>();

  /** Counts a text of an area, with what is to be done about it. */
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

  /**
   * Notes how an English text is translated. A reader takes two translations of
   * one text for two things.
   */
  note(english: string, text: string, place: string): void {
    const first = this.said.get(english) ?? {text, place};
    this.said.set(english, first);
    if (text === first.text) return;
    this.problems.push(
      `${place}: "${english}" is "${text}" here and "${first.text}" in ${first.place}. Write the same.`,
    );
  }
}
