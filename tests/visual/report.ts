/** A picture of one side, as the report shows it. */
export interface Shown {
  /** The rows that differ, as a file beside the report. */
  rows: string;
  /** The whole picture. */
  whole: string;
}

/** A shot that is not the same on both sides. */
export type Finding =
  | {
      kind: 'differs';
      name: string;
      path: string;
      pixels: number;
      share: number;
      before: Shown;
      after: Shown;
      difference: Shown;
    }
  | {
      kind: 'one side';
      name: string;
      path: string;
      has: 'before' | 'after';
      picture: Shown;
      /** Why the other side has no picture. */
      reason: string;
    }
  | {
      kind: 'no side';
      name: string;
      path: string;
      before: string;
      after: string;
    };

export interface Result {
  /** What was compared, as a reader named it. */
  before: string;
  after: string;
  same: number;
  findings: readonly Finding[];
}

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Such as "0.02 %"; what is there is never "0 %". */
export function percent(share: number): string {
  const number = share * 100;
  if (number > 0 && number < 0.01) return 'less than 0.01 %';
  return `${number.toFixed(number < 10 ? 2 : 0)} %`;
}

const rank = (finding: Finding): number => {
  if (finding.kind === 'differs') return finding.share;
  return finding.kind === 'one side' ? 2 : 3;
};

/** What could not be seen first, then pages of one side, then large differences. */
export const sorted = (findings: readonly Finding[]): Finding[] =>
  [...findings].sort(
    (one, other) =>
      rank(other) - rank(one) || one.name.localeCompare(other.name),
  );

/** How many there are of each kind, for the terminal and the head of the page. */
export function summary({same, findings}: Result): string {
  const count = (kind: Finding['kind']): number =>
    findings.filter((finding) => finding.kind === kind).length;
  return [
    `${same} the same`,
    `${count('differs')} different`,
    `${count('one side')} on one side only`,
    `${count('no side')} on neither side`,
  ].join(', ');
}

const figure = (title: string, {rows, whole}: Shown, alt: string): string =>
  `<figure><figcaption>${escaped(title)}</figcaption><a href="${escaped(whole)}"><img loading="lazy" src="${escaped(rows)}" alt="${escaped(`${alt}, ${title}`)}"></a></figure>`;

function section(finding: Finding): string {
  const {name, path} = finding;
  const head = (said: string): string =>
    `<h2>${escaped(name)}</h2>\n<p><code>${escaped(path)}</code> ${escaped(said)}</p>`;
  switch (finding.kind) {
    case 'differs':
      return `${head(`${percent(finding.share)}, ${finding.pixels.toLocaleString('en')} pixels`)}
<div>${figure('before', finding.before, name)}
${figure('after', finding.after, name)}
${figure('difference', finding.difference, name)}</div>`;
    case 'one side':
      return `${head(`only ${finding.has}; the other side: ${finding.reason}`)}
<div>${figure(finding.has, finding.picture, name)}</div>`;
    case 'no side':
      return head(
        `on neither side; before: ${finding.before}; after: ${finding.after}`,
      );
  }
}

/** One page with everything that differs, the largest difference first. */
export function report(result: Result): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>What differs</title>
<style>
body { font: 15px/1.5 system-ui, sans-serif; margin: 24px; background: #8d9c9f; color: #0b1113; }
h2 { font-size: 15px; margin: 24px 0 0; }
p { margin: 0 0 4px; }
div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; align-items: start; }
figure { margin: 0; }
figcaption { font-size: 13px; }
img { display: block; max-width: 100%; }
</style>
<h1>What differs between ${escaped(result.before)} and ${escaped(result.after)}</h1>
<p>${escaped(summary(result))}. The pictures show the rows that differ; each leads to the whole one.</p>
${sorted(result.findings).map(section).join('\n')}
</html>
`;
}
