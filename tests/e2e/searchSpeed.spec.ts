import {expect, test} from './fixtures';
import {searchOf} from './search';

test('answers follow the keys on a slow processor', async ({page}) => {
  await page.goto('/docs/intro');
  await page.keyboard.press('/');
  const {field, options} = searchOf(page);
  await expect(field).toHaveRole('combobox');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, {times});
    const box = document.querySelector('dialog[data-search]')!;
    let pressed = 0;
    box.addEventListener('input', () => (pressed = performance.now()), true);
    new MutationObserver(() => {
      if (pressed && box.querySelector('[role=option]')) {
        times.push(performance.now() - pressed);
        pressed = 0;
      }
    }).observe(box, {childList: true, subtree: true});
  });
  for (const query of ['m', 'machine', 'CreatePool']) {
    await field.fill(query);
    await expect(options.first()).toBeVisible();
  }
  const times = await page.evaluate(
    () => (window as unknown as {times: number[]}).times,
  );
  console.log(
    `Search: answers after ${times.map((time) => time.toFixed(0)).join(', ')} ms with a processor slowed down four times`,
  );
  expect(times.length).toBeGreaterThan(0);
  // Machines that run tests are themselves several times slower than a desk's.
  expect(Math.min(...times)).toBeLessThan(250);
});
