import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from '@playwright/test';

const tags = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
];

/** The rules whose outcome depends on colors. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * Runs in one piece in the page, which has no frames, and tells nothing of what
 * is all right: to carry that to and fro takes as long as to find it.
 */
function getAxe(page: Page, part?: string): AxeBuilder {
  const axe = new AxeBuilder({page})
    .setLegacyMode(true)
    .options({resultTypes: ['violations']});
  return part ? axe.include(part) : axe;
}

async function findings(axe: AxeBuilder): Promise<string[]> {
  const {violations} = await axe.analyze();
  return violations.flatMap(({id, help, nodes}) =>
    nodes.map(({target}) => `${id} (${help}): ${target.join(' ')}`),
  );
}

/**
 * What axe finds wrong on a page: one line per element, with the rule and the
 * element's selector.
 *
 * @param part selector of the part to look at; the whole page without one
 */
export const axeFindings = (page: Page, part?: string): Promise<string[]> =>
  findings(getAxe(page, part).withTags(tags));

/** The same, for the rules that another color mode can break. */
export const contrastFindings = (
  page: Page,
  part?: string,
): Promise<string[]> => findings(getAxe(page, part).withRules(colorRules));
