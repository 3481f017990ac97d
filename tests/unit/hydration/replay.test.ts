// @vitest-environment happy-dom
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {notePresses} from '../../../src/hydration/notePresses';
import type {Press} from '../../../src/hydration/press';
import {replayPresses} from '../../../src/hydration/replayPresses';
import {click, find, hydrate, key, show, useFreshPage} from './page';

useFreshPage();

let presses: Press[];
/** What React got to see. */
let seen: string[];

beforeEach(() => {
  presses = [];
  seen = [];
  replayPresses(presses, notePresses(presses, vi.fn()));
});

/** From now on, the page does something at a press, as if React ran it. */
function reactOn(element: Element, name: string, mark: string): void {
  element.addEventListener(name, () => seen.push(mark));
}

/** Lets React take over, and all presses come again. */
async function replayAll(): Promise<void> {
  await hydrate();
  vi.runAllTimers();
}

it('nothing is pressed again before React runs the page', async () => {
  click(show('<button>A</button>', 'button'));
  reactOn(find('button'), 'click', 'A');
  document.documentElement.dataset.hasHydrated = 'false';
  await Promise.resolve();
  vi.runAllTimers();
  expect(seen).toEqual([]);
  await replayAll();
  expect(seen).toEqual(['A']);
});

it('a press while React takes the page over counts once', async () => {
  const button = show('<div><button>A</button></div>', 'button');
  reactOn(find('div'), 'click', 'A');
  click(button);
  expect(seen).toEqual([]);
  await replayAll();
  expect(seen).toEqual(['A']);
});

it('a press that comes again is waited for no longer', async () => {
  const button = show('<button>A</button>', 'button');
  click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  button.addEventListener('click', () =>
    seen.push(String(button.getAttribute('aria-busy'))),
  );
  await replayAll();
  expect(seen).toEqual(['null']);
});

it('a press that was answered before the page ran does not come again', async () => {
  show('<button id="a">A</button><button id="b">B</button>', 'button');
  click(find('#a'));
  click(find('#b'));
  reactOn(find('#a'), 'click', 'a');
  reactOn(find('#b'), 'click', 'b');
  find('#a').dataset.taken = '';
  await replayAll();
  expect(seen).toEqual(['b']);
  expect(presses).toEqual([]);
});

it('another attribute of the page is none of its business', async () => {
  click(show('<button>A</button>', 'button'));
  reactOn(find('button'), 'click', 'A');
  document.documentElement.dataset.theme = 'true';
  await Promise.resolve();
  vi.runAllTimers();
  expect(seen).toEqual([]);
});

it('presses come again in their order, each after what the last one changed', async () => {
  show('<button id="a">A</button><button id="b">B</button>', 'button');
  click(find('#b'));
  click(find('#a'));
  key(find('#a'), 'Enter');
  key(find('#b'), 'Enter');
  reactOn(find('#a'), 'click', 'a');
  reactOn(find('#b'), 'click', 'b');
  reactOn(find('#a'), 'keydown', 'key a');
  reactOn(find('#b'), 'keydown', 'key b');
  await hydrate();
  expect(seen).toEqual([]);
  vi.advanceTimersToNextTimer();
  expect(seen).toEqual(['b']);
  vi.advanceTimersToNextTimer();
  expect(seen).toEqual(['b', 'a']);
  vi.runAllTimers();
  expect(seen).toEqual(['b', 'a', 'key a', 'key b']);
});

it('a press comes again as it was', async () => {
  const button = show('<div><button>A</button></div>', 'button');
  click(button, {clientX: 3, detail: 2, button: 0});
  key(button, 'K', {shiftKey: true, code: 'KeyK'});
  const events: Event[] = [];
  find('div').addEventListener('click', (event) => events.push(event));
  find('div').addEventListener('keydown', (event) => events.push(event));
  await replayAll();
  expect(events[0]).toBeInstanceOf(MouseEvent);
  expect(events[1]).toBeInstanceOf(KeyboardEvent);
  expect(events).toMatchObject([
    {type: 'click', clientX: 3, detail: 2, cancelable: true},
    {type: 'keydown', key: 'K', code: 'KeyK', shiftKey: true},
  ]);
});

it('what is pressed while React runs the page comes once', async () => {
  click(show('<button>A</button>', 'button'));
  reactOn(find('button'), 'click', 'A');
  await hydrate();
  click(find('button'));
  expect(seen).toEqual(['A']);
  vi.runAllTimers();
  expect(seen).toEqual(['A', 'A']);
  expect(presses).toEqual([]);
});

it('a page that says again that React runs it replays nothing twice', async () => {
  click(show('<button>A</button>', 'button'));
  reactOn(find('button'), 'click', 'A');
  await replayAll();
  presses.push({
    event: new MouseEvent('click'),
    target: find('button'),
    path: [1, 0],
  });
  await replayAll();
  expect(seen).toEqual(['A']);
});

describe('what the browser did by itself is done once', () => {
  it('a folded part that was opened is open', async () => {
    show('<details><summary>More</summary>Text</details>', 'summary');
    click(find('summary'));
    await replayAll();
    expect(find<HTMLDetailsElement>('details').open).toBe(true);
  });

  it('a box that was ticked, cleared and ticked is ticked', async () => {
    const box = show<HTMLInputElement>('<input type="checkbox">', 'input');
    for (let press = 0; press < 3; press++) click(box);
    const states: boolean[] = [];
    box.addEventListener('change', () => states.push(box.checked));
    await replayAll();
    expect(states).toEqual([true, false, true]);
    expect(box.checked).toBe(true);
  });
});

describe('an element that its component made anew', () => {
  const tabs = '<ul><li>A</li><li><b id="b">B</b></li></ul>';

  it('is found at its place', async () => {
    click(show(tabs, '#b'));
    show(tabs, 'li');
    reactOn(find('li'), 'click', 'a');
    reactOn(find('#b'), 'click', 'b');
    await replayAll();
    expect(seen).toEqual(['b']);
  });

  it.each([
    ['another element', '<ul><li>A</li><li><i>B</i></li></ul>'],
    ['nothing', '<ul><li>A</li></ul>'],
    ['no parent', ''],
  ])('is not pressed where %s is at its place', async (_, html) => {
    click(show(`${tabs}<button>C</button>`, '#b'));
    click(find('button'));
    const button = find('button');
    document.body.innerHTML = html;
    document.body.append(document.createElement('hr'), button);
    addEventListener('click', ({target}) => {
      seen.push((target as Element).tagName);
    });
    await replayAll();
    expect(seen).toEqual(['BUTTON']);
  });

  it('that moved is pressed where it is now', async () => {
    click(show(tabs, '#b'));
    reactOn(find('#b'), 'click', 'b');
    find('ul').prepend(find('#b'));
    await replayAll();
    expect(seen).toEqual(['b']);
  });
});
