import {expect, type CDPSession, type Page} from '@playwright/test';
import {scenes} from './controls';
import {
  getLabel,
  getStates,
  type Control,
  type Forced,
} from './controls/control';
import {test} from './test';

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

/** Lets the browser draw the marked element as if it were in a state. */
async function force(cdp: CDPSession, state: Forced): Promise<void> {
  const {root} = await cdp.send('DOM.getDocument', {depth: 0});
  const {nodeIds} = await cdp.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: `[${mark}]`,
  });
  for (const nodeId of nodeIds) {
    // Only the element itself has the focus; the pointer is in all of them.
    const isOwn = nodeId === nodeIds.at(-1);
    await cdp.send('CSS.forcePseudoState', {
      nodeId,
      forcedPseudoClasses: pseudoClasses[state].filter(
        (name) => isOwn || !['focus', 'focus-visible'].includes(name),
      ),
    });
  }
}

/**
 * Photographs a control in states that the browser is told to show.
 *
 * @throws when the page has no such control, or does not show it
 */
async function photograph(
  page: Page,
  {name, selector}: Control,
  states: readonly Forced[],
): Promise<Map<Forced, Buffer>> {
  const element = page.locator(selector).filter({visible: true}).first();
  await expect(
    element,
    `tests/visual/controls: "${name}" is nowhere on ${new URL(page.url()).pathname}. Name the control as it is now, or take it out.`,
  ).toBeVisible({timeout: 20_000});
  await element.evaluate((node, attribute) => {
    node.scrollIntoView({block: 'center', inline: 'nearest'});
    document
      .querySelectorAll(`[${attribute}]`)
      .forEach((other) => other.removeAttribute(attribute));
    for (let at: Element | null = node; at; at = at.parentElement) {
      at.setAttribute(attribute, '');
    }
  }, mark);
  const box = (await element.boundingBox())!;
  const clip = {
    x: Math.max(0, box.x - margin),
    y: Math.max(0, box.y - margin),
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
  return taken;
}

for (const {path, width, prepare, controls} of scenes) {
  const [{name = '', is = ''} = {}] = controls;
  test(`${path} ${name} ${is}`.trim(), async ({page, viewport}, info) => {
    if (viewport && width) {
      await page.setViewportSize({width, height: viewport.height});
    }
    await page.goto(path);
    await prepare?.(page);
    for (const control of controls) {
      const taken = await photograph(page, control, getStates(control));
      for (const [state, body] of taken) {
        const label = `${control.name}, ${getLabel(control, state)}`;
        await info.attach(label, {body, contentType: 'image/png'});
      }
      const [rest, focus] = [taken.get('rest'), taken.get('focus')];
      expect
        .soft(rest && focus?.equals(rest), `${control.name}: focus not seen`)
        .not.toBe(true);
    }
  });
}
