import {readFileSync, readdirSync} from 'node:fs';
import type {GuideData, GuideStepData} from '../../src/guides/model';
import {recordedResponse} from '../recordedResponse';
import {expect, open} from './fixtures';
import {message, type LocaleName} from './messages';
import type {Answer} from './originServer';
import type {Page} from '@playwright/test';

const ending = '.arazzo.yaml';

export const guideNames = readdirSync('openapi/workflows')
  .filter((file) => file.endsWith(ending))
  .map((file) => file.slice(0, -ending.length))
  .sort();

/** A guide as its page was built with it. */
export const readGuide = (name: string, locale: LocaleName = 'en'): GuideData =>
  JSON.parse(
    readFileSync(`.generated/guides/${locale}/${name}.json`, 'utf8'),
  ) as GuideData;

/**
 * The shortest guide with something that a test needs.
 *
 * @throws when no guide has it
 */
export function findGuide(
  fits: (guide: GuideData) => boolean,
  locale?: LocaleName,
): GuideData {
  const [found] = guideNames
    .map((name) => readGuide(name, locale))
    .filter(fits)
    .sort((a, b) => a.steps.length - b.steps.length);
  if (!found) throw new Error('No guide has what this test needs.');
  return found;
}

/** What a reader of a locale sees of the page of a guide. */
export function getGuidePage(
  page: Page,
  {name, steps}: GuideData,
  locale: LocaleName = 'en',
) {
  const main = page.getByRole('main');
  const count = String(steps.length);
  const text = (english: string): string =>
    message(locale, english, english)
      .replace('{done}', count)
      .replace('{count}', count);
  const button = (label: string) =>
    main.getByRole('button', {name: label, exact: true}).first();
  return {
    path: `${locale === 'en' ? '' : `/${locale}`}/docs/guides/${name}`,
    main,
    runAll: button(text('Run all')),
    /** The button that runs one step, in English. */
    runStep: (index: number) =>
      main.getByRole('button', {name: /^Run (?:step|again)$/}).nth(index),
    button,
    inputs: main.getByText(/^Inputs/),
    input: (of: string) => main.locator(`[id="input-${of}"]`),
    server: main.getByLabel('Server', {exact: true}),
    address: main.getByLabel('Address', {exact: true}),
    /** Signs in the headings of steps that say how they went. */
    marks: main.locator('h2').getByRole('img'),
    expectMark: (index: number, mark: string) =>
      expect(
        main.locator(`h2[id="${steps[index]?.anchor}"]`).getByRole('img'),
      ).toHaveAccessibleName(mark),
    /** How far the guide is, as it is read out, too. */
    getStatus: (told: string) =>
      main.getByRole('status').filter({hasText: told}),
    allDone: text('{done} of {count} steps done'),
  };
}

export type GuidePage = ReturnType<typeof getGuidePage>;

/** Opens the page of a guide and waits until it runs. */
export async function openGuide(
  page: Page,
  guide: GuideData,
  locale?: LocaleName,
): Promise<GuidePage> {
  const shown = getGuidePage(page, guide, locale);
  await open(page, shown.path);
  return shown;
}

/** Opens a guide and chooses the reader's own platform for it. */
export async function openOnPlatform(
  page: Page,
  guide: GuideData,
  to: string,
): Promise<GuidePage> {
  const shown = await openGuide(page, guide);
  await shown.server.selectOption('platform');
  await shown.address.fill(to);
  return shown;
}

/** Answers as the platform did when the data of the guide was made. */
export function answerAsRecorded({steps}: GuideData): Answer {
  const left: GuideStepData[] = [...steps];
  return (response, seen) => {
    const index = left.findIndex(({path}) => path === seen.path);
    const step = index < 0 ? undefined : left.splice(index, 1)[0];
    response
      .writeHead(step?.status ?? 404, {'Content-Type': 'application/json'})
      .end(JSON.stringify(step ? recordedResponse(step) : {code: 'not_found'}));
  };
}
