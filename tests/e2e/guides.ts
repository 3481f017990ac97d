import {readFileSync, readdirSync} from 'node:fs';
import type {GuideData, GuideStepData} from '../../src/guides/model';
import {recordedResponse} from '../recordedResponse';
import {expect, open} from './fixtures';
import {message, type LocaleName} from './messages';
import type {Answer} from './originServer';
import type {Locator, Page} from '@playwright/test';

const ending = '.arazzo.yaml';

/** A guide as its page was built with it. */
export const getGuide = (name: string, locale: LocaleName = 'en'): GuideData =>
  JSON.parse(
    readFileSync(`.generated/guides/${locale}/${name}.json`, 'utf8'),
  ) as GuideData;

const destroysFirst = (name: string): boolean =>
  getGuide(name).steps[0]?.destructive === true;

/** Names of all guides; those come last whose first step is asked about. */
export const guideNames = readdirSync('openapi/workflows')
  .filter((file) => file.endsWith(ending))
  .map((file) => file.slice(0, -ending.length))
  .sort((a, b) => Number(destroysFirst(a)) - Number(destroysFirst(b)));

/** The first guide with something that a test needs. */
export function guideWith(fits: (guide: GuideData) => boolean): GuideData {
  const found = guideNames.map((name) => getGuide(name)).find(fits);
  if (!found) throw new Error('No guide has what this test needs.');
  return found;
}

/** What a reader of a locale sees on the page of a guide. */
export interface GuidePage {
  path: string;
  text: (
    id: string,
    english: string,
    values?: Record<string, string | number>,
  ) => string;
  /** The button that runs everything, in its box at the top. */
  runAll: Locator;
  /** The box at the top, with the choice of the server. */
  box: Locator;
  /** Says how far the guide is. */
  status: Locator;
  /** How the steps went, in the order in which the page shows them. */
  results: Locator;
  input: (name: string) => Locator;
  /** Buttons "Run this step", in the order of the steps. */
  runStep: (index: number) => Locator;
  allDone: string;
}

export function guidePage(
  page: Page,
  guide: GuideData,
  locale: LocaleName = 'en',
  prefix = '',
): GuidePage {
  const text: GuidePage['text'] = (id, english, values = {}) =>
    message(locale, `guides.${id}`, english).replace(
      /\{(\w+)\}/g,
      (_, name: string) => String(values[name] ?? name),
    );
  const main = page.locator('main');
  const box = main.locator('section[aria-labelledby="run"]');
  const count = guide.steps.length;
  return {
    path: `${prefix}/docs/guides/${guide.name}`,
    text,
    box,
    runAll: box.getByRole('button', {
      name: text('runAll', 'Run all {count} steps', {count}),
    }),
    status: main.locator('[data-guide-bar] [role=status]'),
    results: main.locator('[data-guide-result]'),
    input: (name) => main.locator(`[id="input-${name}"]`),
    runStep: (index) => main.locator('[data-guide-run]').nth(index),
    allDone: text('bar.all', 'All {count} steps done', {count}),
  };
}

/** Opens the page of a guide and waits until it runs. */
export async function openGuide(
  page: Page,
  guide: GuideData,
  locale: LocaleName = 'en',
  prefix = '',
): Promise<GuidePage> {
  const shown = guidePage(page, guide, locale, prefix);
  await open(page, shown.path);
  return shown;
}

/** Chooses the reader's own platform at an address. */
export async function choosePlatform(
  {box}: GuidePage,
  address: string,
): Promise<void> {
  await box.getByLabel('Server', {exact: true}).selectOption('platform');
  await box.getByLabel('Address', {exact: true}).fill(address);
}

/** Runs the first step in the sandbox, which shows the choice of the server. */
export async function runFirst({runStep, results}: GuidePage): Promise<void> {
  await runStep(0).click();
  await expect(results.first()).toHaveAttribute('data-status', 'done');
}

/** Answers as the platform did when the data of the guide was made. */
export function recorded({steps}: GuideData): Answer {
  const left: GuideStepData[] = [...steps];
  return (response, seen) => {
    const index = left.findIndex(({path}) => path === seen.path);
    const step = index < 0 ? undefined : left.splice(index, 1)[0];
    response
      .writeHead(step?.status ?? 404, {'Content-Type': 'application/json'})
      .end(JSON.stringify(step ? recordedResponse(step) : {code: 'not_found'}));
  };
}
