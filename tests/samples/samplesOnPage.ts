import {parsePage} from '../site/build';

/** A sample as it stands on the built page. */
interface ShownSample {
  /** Title of its tab. */
  label: string;
  code: string;
}

const known = new Map<string, ShownSample[]>();

function read(file: string): ShownSample[] {
  const $ = parsePage(file);
  const panels = $('[role=tabpanel]');
  return $('[role=tab]')
    .toArray()
    .filter((_, index) => panels.eq(index).find('> div:empty').length === 0)
    .map((tab, index) => {
      const code = panels.eq(index).find('pre code');
      return {
        label: $(tab).text().trim(),
        code: code.text(),
      };
    });
}

/** The samples of an operation's page, in the order of their tabs; not those that scripts make. */
export function samplesOnPage(slug: string): ShownSample[] {
  const file = `docs/api/${slug}.html`;
  const samples = known.get(file) ?? read(file);
  known.set(file, samples);
  return samples;
}
