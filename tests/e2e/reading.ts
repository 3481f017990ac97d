import type {Locator, Page} from '@playwright/test';

/**
 * What hinders reading on a page as it is: one line each.
 *
 * - The page scrolls sideways.
 * - A paragraph is narrower than 30 letters on a page that has room for more.
 * - Text is cut by its own box, and nothing below the box shows the rest.
 * - A link, a button or a heading lies over another.
 */
export const readingFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) {
      faults.push(`wide: the page is ${root.scrollWidth}`);
    }
    const nameOf = (element: Element) =>
      `${element.tagName} ${element.className} "${element.textContent?.trim().slice(0, 30)}"`;
    const isShown = (element: Element) =>
      element.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
      });

    // A letter of Latin text is about 0.45 em wide.
    const letter = parseFloat(getComputedStyle(root).fontSize) * 0.45;
    for (const text of Array.from(document.querySelectorAll('main p'))) {
      const {width} = text.getBoundingClientRect();
      const room = text.closest('main')?.clientWidth ?? 0;
      if (room < 40 * letter) continue;
      if (!isShown(text) || width >= 30 * letter || width > room * 0.45)
        continue;
      if (text.closest('td, figure, button, nav')) continue;
      faults.push(
        `narrow: ${Math.round(width / letter)} letters in ${nameOf(text)}`,
      );
    }

    for (const box of Array.from(document.querySelectorAll('body *'))) {
      if (!isShown(box) || box.clientWidth < 2) continue;
      const {overflowX, overflowY, textOverflow} = getComputedStyle(box);
      const isCut =
        (overflowX === 'hidden' && box.scrollWidth > box.clientWidth + 1) ||
        (overflowY === 'hidden' && box.scrollHeight > box.clientHeight + 1);
      // Long code, with the line that shows all of it.
      const isFolded =
        box.parentElement?.nextElementSibling?.matches('[data-more]');
      if (isCut && !isFolded && textOverflow !== 'ellipsis')
        faults.push(`cut: ${nameOf(box)}`);
    }

    const pieces = Array.from(
      document.querySelectorAll(
        '.navbar a, .navbar button, .theme-announcement-bar *, main h1, main h2, main h3, main a, main button',
      ),
    ).filter((piece) => isShown(piece) && piece.textContent?.trim());
    // The words of a heading may stand beside something, line by line.
    const rects = pieces.map((piece) => {
      if (!/^H\d$/.test(piece.tagName))
        return Array.from(piece.getClientRects());
      const words = document.createRange();
      words.selectNodeContents(piece);
      return Array.from(words.getClientRects());
    });
    for (const [index, piece] of pieces.entries()) {
      for (let other = index + 1; other < pieces.length; other++) {
        const one = pieces[other]!;
        if (piece.contains(one) || one.contains(piece)) continue;
        const isOver = rects[index]!.some((a) =>
          rects[other]!.some(
            (b) =>
              Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
              Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 6,
          ),
        );
        if (isOver) faults.push(`over: ${nameOf(piece)} and ${nameOf(one)}`);
      }
    }
    return faults;
  });

/** Controls that are too small for a finger, with their sizes. */
export const smallTargets = (part: Locator): Promise<string[]> =>
  part
    .locator('button, summary, input, select, [role=tab], nav a, .footer a')
    .evaluateAll((controls) =>
      controls
        .filter((control) =>
          control.checkVisibility({
            opacityProperty: true,
            visibilityProperty: true,
          }),
        )
        .map((control) => ({control, box: control.getBoundingClientRect()}))
        // What a screen reader alone has is no target.
        .filter(({box}) => box.width > 1)
        .filter(({box}) => Math.min(box.width, box.height) < 24)
        .map(
          ({control, box}) =>
            `small: ${control.tagName} "${control.textContent}", ${box.width} by ${box.height}`,
        ),
    );

/** What fits a pattern and goes on in the next line, in the text of a part. */
export const splitTexts = (part: Locator, pattern: RegExp): Promise<string[]> =>
  part.evaluate((element, what) => {
    const split: string[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const parent = text.parentElement;
      if (!parent?.checkVisibility() || parent.closest('script, pre')) continue;
      for (const {0: found, index} of text.data.matchAll(what)) {
        range.setStart(text, index);
        range.setEnd(text, index + found.length);
        const tops = Array.from(range.getClientRects(), ({top}) => top);
        if (Math.max(...tops) - Math.min(...tops) > 8) split.push(found);
      }
    }
    return split;
  }, pattern);

/** Marks after an element, such as code, that begin a line. */
export const strayMarks = (part: Locator): Promise<string[]> =>
  part.evaluate((element) => {
    const stray: string[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    let before: DOMRect | undefined;
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (text.data.trim() === '' || !text.parentElement?.checkVisibility()) {
        continue;
      }
      range.setStart(text, 0);
      range.setEnd(text, 1);
      const first = range.getBoundingClientRect();
      if (
        /^[，。、：；？！」』）》,.:;?!)]/.test(text.data) &&
        before &&
        first.top > before.bottom - 4
      ) {
        stray.push(text.parentElement.textContent?.slice(0, 80) ?? '');
      }
      range.setStart(text, text.length - 1);
      range.setEnd(text, text.length);
      before = range.getBoundingClientRect();
    }
    return stray;
  });
