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

/** The rules whose outcome depends on colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

async function findings(axe: AxeBuilder): Promise<string[]> {
  // Nobody reads what is all right, which is most of the report.
  const {violations} = await axe
    .options({resultTypes: ['violations']})
    .analyze();
  return violations.flatMap(({id, help, nodes}) =>
    nodes.map(({target}) => `${id} (${help}): ${target.join(' ')}`),
  );
}

const of = (page: Page, part?: string): AxeBuilder =>
  part ? new AxeBuilder({page}).include(part) : new AxeBuilder({page});

/**
 * What axe finds wrong on a page: one line per element, with the rule and the
 * element's selector.
 *
 * @param part selector of the part to look at; the whole page without one
 */
export const axeFindings = (page: Page, part?: string): Promise<string[]> =>
  findings(of(page, part).withTags(tags));

/** The same, for the rules that another colour mode can break. */
export const contrastFindings = (
  page: Page,
  part?: string,
): Promise<string[]> => findings(of(page, part).withRules(colourRules));
