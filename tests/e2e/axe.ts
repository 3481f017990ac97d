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

/**
 * What axe finds wrong on a page: one line per element, with the rule and the
 * element's selector.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  const {violations} = await new AxeBuilder({page}).withTags(tags).analyze();
  return violations.flatMap(({id, help, nodes}) =>
    nodes.map(({target}) => `${id} (${help}): ${target.join(' ')}`),
  );
}
