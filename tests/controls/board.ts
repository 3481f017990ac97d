/** A picture of a control: what it shows, and where it is. */
export interface Photograph {
  control: string;
  label: string;
  mode: string;
  file: string;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const grouped = <Item>(
  items: readonly Item[],
  key: (item: Item) => string,
): [string, Item[]][] => {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  }
  return [...groups];
};

const figure = ([label, photographs]: [string, Photograph[]]): string =>
  `<figure><figcaption>${escaped(label)}</figcaption>${photographs
    .map(
      ({file, mode, control}) =>
        `<img src="${escaped(file)}" alt="${escaped(`${control}, ${label}, ${mode}`)}" title="${escaped(mode)}">`,
    )
    .join('')}</figure>`;

/** One page of all pictures: a row for each control, its states side by side. */
export function board(photographs: readonly Photograph[]): string {
  const rows = grouped(photographs, ({control}) => control).map(
    ([control, taken]) =>
      `<h2>${escaped(control)}</h2>\n<div>${grouped(taken, ({label}) => label)
        .map(figure)
        .join('\n')}</div>`,
  );
  const modes = [...new Set(photographs.map(({mode}) => mode))].join(', ');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Controls</title>
<style>
body { font: 15px/1.5 system-ui, sans-serif; margin: 24px; background: #8d9c9f; color: #0b1113; }
h2 { font-size: 15px; margin: 20px 0 4px; }
div { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: start; }
figure { margin: 0; }
figcaption { font-size: 13px; }
img { display: block; margin-bottom: 2px; max-width: 100%; }
</style>
<h1>Controls and their states</h1>
<p>From above: ${escaped(modes)}.</p>
${rows.join('\n')}
</html>
`;
}
