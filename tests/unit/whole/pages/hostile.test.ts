import fc from 'fast-check';
import {describe as suite, expect, it} from 'vitest';
import {getFirstSentence} from '../../../../src/reference/markdownTree';
import {
  describe,
  pages,
  positions,
  type Position,
  type Texts,
} from './description';
import {buildPage} from './docusaurus';
import {hostile, hostileText} from './hostile';
import {htmlText, lineText, markdownText, squeeze, wellFormed} from './texts';

/** How the text of a position reads on a page. */
type Reading = (text: string) => string;

/** Reads each text once: it stands in many places, on pages of every kind. */
function once(reading: Reading): Reading {
  const known = new Map<string, string>();
  return (text) => {
    const read = known.get(text) ?? reading(text);
    known.set(text, read);
    return read;
  };
}

const markdown = once(markdownText);
const line = once(lineText);
const sentence = once((text) => squeeze(getFirstSentence(wellFormed(text))));
const json: Reading = (text) =>
  JSON.stringify(text).slice(1, -1).replace(/\s+/g, ' ');

const readings: Record<
  keyof typeof pages,
  Partial<Record<Position, Reading>>
> = {
  operation: {
    summary: squeeze,
    operation: markdown,
    request: markdown,
    response: markdown,
    field: markdown,
    fieldEnumValue: markdown,
    error: markdown,
    errorMessage: squeeze,
    exampleSummary: line,
    exampleValue: json,
  },
  schema: {
    summary: squeeze,
    schema: markdown,
    field: markdown,
    fieldEnumValue: markdown,
  },
  enumeration: {enumValue: markdown},
  service: {
    summary: squeeze,
    service: markdown,
    guide: markdown,
    schema: sentence,
  },
  introduction: {displayName: squeeze, service: sentence},
};

const marks = Object.fromEntries(
  positions.map((position) => [position, `Zz${position}zZ`]),
) as Texts;
const kinds = Object.keys(pages) as (keyof typeof pages)[];
/** An empty text leaves out the label in front of it, as it should. */
const someText = hostileText.filter((text) => text.trim() !== '');

/** Each text behind the beginning of it, which is enough for a report. */
const named = hostile.map((text): [string, string] => [
  JSON.stringify(text).slice(0, 40),
  text,
]);

/** The same texts in every run, unless `FC_SEED` asks for others. */
const runs = {
  numRuns: Number(process.env.FC_RUNS ?? 40),
  seed: Number(process.env.FC_SEED ?? 20261120),
};
const unsafe = /<(script|Fields)\b| href="(javascript|data):/i;

/**
 * The first sentence of these stands apart from the rest, so that the order of
 * the page depends on the text: one sentence before it keeps the order.
 */
function afterLead(page: keyof typeof pages, texts: Texts): Texts {
  if (page !== 'operation' && page !== 'service') return texts;
  return {...texts, [page]: `Cuts a tree.\n\n${texts[page]}`};
}

async function getText(
  page: keyof typeof pages,
  texts: Texts,
): Promise<string> {
  const context = describe(afterLead(page, texts));
  const {html} = await buildPage(pages[page](context), context);
  expect(html).not.toMatch(unsafe);
  // Samples quote a text for their language; tests/unit/whole/samples/running.test.ts runs them.
  return htmlText(html.replace(/<aside>[\s\S]*?<\/aside>/g, ''));
}

suite.each(kinds)('hostile texts on the page of the kind "%s"', (page) => {
  const places = Object.entries(readings[page]) as [Position, Reading][];

  let plain: Promise<string> | undefined;

  /** Every text of the page is replaced, so that none may touch another. */
  async function check(text: string): Promise<void> {
    const texts = {...marks};
    let expected = await (plain ??= getText(page, marks));
    for (const [position, reading] of places) {
      expect(expected).toContain(marks[position]);
      expected = expected.replaceAll(marks[position], () => reading(text));
      texts[position] = text;
    }
    expect(await getText(page, texts)).toBe(squeeze(expected));
  }

  it.each(named)('show %s to the letter', (_, text) => check(text), 60_000);

  it('show any text to the letter', async () => {
    await fc.assert(fc.asyncProperty(someText, check), runs);
  }, 60_000);
});

suite('the front matter', () => {
  async function check(text: string): Promise<void> {
    const texts = {...marks, summary: text, operation: text};
    const context = describe(texts);
    const page = pages.operation(context);
    const {frontMatter} = await buildPage(page, context);
    expect(typeof frontMatter.title).toBe('string');
    expect(wellFormed(String(frontMatter.title))).toBe(wellFormed(text));
    expect(wellFormed(String(frontMatter.description))).toBe(
      wellFormed(getFirstSentence(text)),
    );
    expect(frontMatter.slug).toBe('/api/a-get-tree');
  }

  it.each(named)('holds %s to the letter', (_, text) => check(text));

  it('holds any text to the letter', async () => {
    await fc.assert(fc.asyncProperty(someText, check), runs);
  }, 60_000);
});
