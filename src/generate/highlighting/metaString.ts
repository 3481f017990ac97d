export interface Meta {
  title?: string;
  marked: Set<number>;
}

/** Parses `title="racks.yml" {1,3-5}`. */
export function readMeta(meta: string): Meta {
  const title = /title=(["'])(.*?)\1/.exec(meta)?.[2];
  const ranges = /\{([\d,\s-]+)\}/.exec(meta)?.[1]?.split(',') ?? [];
  const marked = new Set<number>();
  for (const range of ranges) {
    const [first = NaN, last = first] = range.split('-').map(Number);
    for (let line = first; line <= last; line++) marked.add(line);
  }
  return {title, marked};
}
