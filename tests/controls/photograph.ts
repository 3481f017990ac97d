import type {CDPSession, Page} from '@playwright/test';
import type {Control, Forced} from './scene';

const mark = 'data-photographed';

const pseudoClasses: Record<Forced, string[]> = {
  rest: [],
  hover: ['hover'],
  focus: ['focus', 'focus-visible', 'focus-within'],
  pressed: ['hover', 'active'],
};

/** What is around a control belongs to it: the ring of its focus does. */
const margin = 10;
const widest = 560;
const highest = 260;

/** The nodes of the element that is marked, and of what it stands in. */
async function nodesOf(cdp: CDPSession): Promise<number[]> {
  const {root} = await cdp.send('DOM.getDocument', {depth: 0});
  const {nodeIds} = await cdp.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: `[${mark}]`,
  });
  return nodeIds;
}

/** Lets the browser draw the marked element as if it were in a state. */
async function force(cdp: CDPSession, state: Forced): Promise<void> {
  const nodes = await nodesOf(cdp);
  const own = nodes.at(-1);
  for (const nodeId of nodes) {
    // Only the element itself has the focus; the pointer is in all of them.
    const classes = pseudoClasses[state].filter(
      (name) => nodeId === own || !['focus', 'focus-visible'].includes(name),
    );
    await cdp.send('CSS.forcePseudoState', {
      nodeId,
      forcedPseudoClasses: classes,
    });
  }
}

/**
 * Photographs a control in states that the browser is told to show.
 *
 * @throws when the page has no such control, or does not show it
 */
export async function photograph(
  page: Page,
  {name, selector}: Control,
  states: readonly Forced[],
): Promise<Map<Forced, Buffer>> {
  const element = page.locator(selector).filter({visible: true}).first();
  await element.waitFor({timeout: 10_000}).catch(() => {
    throw new Error(
      `tests/controls/scenes: "${name}" is nowhere on ${new URL(page.url()).pathname}: nothing that can be seen fits ${selector}. Name the control as it is now, or take it out.`,
    );
  });
  await element.evaluate((node, attribute) => {
    node.scrollIntoView({block: 'center', inline: 'nearest'});
    for (let at: Element | null = node; at; at = at.parentElement) {
      at.setAttribute(attribute, '');
    }
  }, mark);
  const box = await element.boundingBox();
  if (!box) throw new Error(`"${name}" (${selector}) has no box.`);
  const x = Math.max(0, box.x - margin);
  const y = Math.max(0, box.y - margin);
  const clip = {
    x,
    y,
    width: Math.min(box.width + 2 * margin, widest),
    height: Math.min(box.height + 2 * margin, highest),
  };
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const taken = new Map<Forced, Buffer>();
  for (const state of states) {
    await force(cdp, state);
    taken.set(state, await page.screenshot({clip, caret: 'hide'}));
  }
  await force(cdp, 'rest');
  await cdp.detach();
  await page.evaluate((attribute) => {
    document
      .querySelectorAll(`[${attribute}]`)
      .forEach((node) => node.removeAttribute(attribute));
  }, mark);
  return taken;
}
