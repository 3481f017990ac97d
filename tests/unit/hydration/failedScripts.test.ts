// @vitest-environment happy-dom
import {describe, expect, it, vi} from 'vitest';
import type {Press} from '../../../src/hydration/press';
import {startOnFirstAct} from '../../../src/hydration/startOnFirstAct';
import {useFreshPage} from './page';
import {addressesOfScripts, scripts} from './scripts';

useFreshPage();

const act = (name: string): boolean => dispatchEvent(new Event(name));

/** Lets what is fetched arrive. */
const arrive = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

interface Answer {
  ok: boolean;
  text?: () => Promise<string>;
}

/** The page as it was, and as it is with other scripts. */
const samePage = {ok: true, text: () => Promise.resolve('<p>/b.js')};
const newPage = {ok: true, text: () => Promise.resolve('<p>/c.js')};

/** A page whose script did not come. @returns what fetches and reloads it */
function failedPage(
  presses: Pick<Press, 'control'>[],
  answer: Promise<Answer>,
) {
  const fetchPage = vi.fn(() => answer);
  vi.stubGlobal('fetch', fetchPage);
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  const tellFailure = vi.fn();
  startOnFirstAct(['/a.js', '/b.js'], [], presses, vi.fn(), tellFailure);
  act('click');
  scripts()[1]?.dispatchEvent(new Event('error'));
  return {fetchPage, reload, tellFailure};
}

it('scripts run in their order, and not as they arrive', () => {
  startOnFirstAct(['/a.js', '/b.js', '/c.js'], [], [], vi.fn(), vi.fn());
  act('keydown');
  expect(addressesOfScripts()).toEqual(['/a.js', '/b.js', '/c.js']);
  expect(scripts().map((script) => script.async)).toEqual([
    false,
    false,
    false,
  ]);
  for (const script of scripts()) {
    expect(script.parentElement).toBe(document.head);
  }
});

describe('a script that fails', () => {
  it.each(['click', 'keydown'])('is fetched again at the next %s', (name) => {
    failedPage([], Promise.resolve(newPage));
    expect(addressesOfScripts()).toEqual(['/a.js', '/b.js']);
    act(name);
    expect(addressesOfScripts()).toEqual(['/a.js', '/b.js', '/b.js']);
    act('click');
    act('keydown');
    expect(addressesOfScripts()).toEqual(['/a.js', '/b.js', '/b.js']);
  });

  it.each(['pointermove', 'scroll', 'focusin', 'storage', 'touchstart'])(
    'is not fetched again for a %s',
    (name) => {
      failedPage([], Promise.resolve(newPage));
      act(name);
      expect(addressesOfScripts()).toEqual(['/a.js', '/b.js']);
    },
  );

  it('is told of where a dialog waits for it', async () => {
    document.body.innerHTML = '<dialog open></dialog>';
    const {tellFailure} = failedPage([], Promise.resolve(samePage));
    await arrive();
    expect(tellFailure).toHaveBeenCalled();
  });

  it('is fetched as often as it fails', () => {
    failedPage([], Promise.resolve(newPage));
    act('click');
    scripts()[2]?.dispatchEvent(new Event('error'));
    act('click');
    expect(addressesOfScripts()).toEqual(['/a.js', '/b.js', '/b.js', '/b.js']);
    expect(scripts()[3]?.async).toBe(false);
  });

  it('is fetched again by a press that the page keeps to itself', () => {
    failedPage([], Promise.resolve(newPage));
    const part = document.createElement('button');
    part.addEventListener('click', (event) => event.stopPropagation());
    document.body.append(part);
    part.dispatchEvent(new Event('click', {bubbles: true}));
    expect(addressesOfScripts()).toEqual(['/a.js', '/b.js', '/b.js']);
  });
});

describe('the site was published anew', () => {
  it('a reader who pressed something gets the new page', async () => {
    const {fetchPage, reload} = failedPage([{}], Promise.resolve(newPage));
    expect(fetchPage.mock.calls).toEqual([[location.href, {cache: 'reload'}]]);
    expect(reload).not.toHaveBeenCalled();
    await arrive();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('a reader who only reads keeps the page, and hears nothing', async () => {
    const {fetchPage, reload, tellFailure} = failedPage(
      [],
      Promise.resolve(newPage),
    );
    await arrive();
    expect(fetchPage).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
    expect(tellFailure).not.toHaveBeenCalled();
  });

  it.each([
    ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['where the page is no more', () => Promise.resolve({ok: false})],
    ['where the page is the same', () => Promise.resolve(samePage)],
  ])('%s, the reader keeps the page and hears of it', async (_, answer) => {
    const {fetchPage, reload, tellFailure} = failedPage([{}], answer());
    await arrive();
    expect(fetchPage).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
    expect(tellFailure).toHaveBeenCalledOnce();
    act('click');
    expect(addressesOfScripts()).toEqual(['/a.js', '/b.js', '/b.js']);
  });
});

it('what was pressed waits no longer when a script fails', () => {
  const control = document.createElement('button');
  control.setAttribute('aria-busy', 'true');
  failedPage([{control}, {control: null}, {}], Promise.resolve(samePage));
  expect(control.hasAttribute('aria-busy')).toBe(false);
});
