import {expect, onEachHost, open, test} from './fixtures';

onEachHost(() => {
  test('Escape closes the drawer, and Tab stays in it', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, '/docs/intro');
    const opener = page.locator('.navbar__toggle');
    const drawer = page.locator('.navbar-sidebar');
    await opener.click();
    await expect(drawer).toBeVisible();
    const insides: boolean[] = [];
    for (let count = 0; count < 30; count += 1) {
      await page.keyboard.press('Tab');
      insides.push(
        await drawer.evaluate((box) => box.contains(document.activeElement)),
      );
    }
    expect(insides).not.toContain(false);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

onEachHost(() => {
  test('Escape closes the language menu', async ({page}) => {
    await open(page, '/zh-hant/docs/intro');
    const trigger = page.locator('.navbar .dropdown .navbar__link');
    await trigger.focus();
    await page.keyboard.press('Enter');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(trigger).toBeFocused();
  });
});

onEachHost(() => {
  test('archive, authors, tags, conventions and feeds are linked', async ({
    page,
  }) => {
    await page.goto('/zh-hant/blog');
    for (const path of ['blog/archive', 'blog/authors', 'blog/tags']) {
      await expect(
        page.locator(`.footer a[href="/zh-hant/${path}"]`),
      ).toBeVisible();
    }
    for (const path of ['blog/rss.xml', 'blog/atom.xml']) {
      const link = page.locator(`main a[href="/zh-hant/${path}"]`);
      await expect(link).toBeVisible();
      const answer = await page.request.get(`/zh-hant/${path}`);
      expect(answer.ok()).toBe(true);
    }
    for (const path of ['docs', 'markdown-page']) {
      await expect(
        page.locator(`.footer a[href="/zh-hant/${path}"]`),
      ).toBeVisible();
    }
  });
});

test('a link to a whole post says of what it is', async ({page}) => {
  await page.goto('/blog');
  const texts = await page
    .locator('article footer a, article a b')
    .allTextContents();
  const more = texts.filter((text) => text.startsWith('Read'));
  expect(more.length).toBeGreaterThan(0);
  for (const text of more) expect(text).toMatch(/^Read “.+”$/);
});

onEachHost(() => {
  test('posts of the archive descend like its years', async ({page}) => {
    await page.goto('/blog/archive');
    // Its title stands in the text, as on the other pages of the blog.
    await expect(page.locator('.hero')).toHaveCount(0);
    await expect(page.locator('main h1')).toBeVisible();
    const addresses = await page
      .locator('main li a')
      .evaluateAll((links) => links.map((link) => link.textContent ?? ''));
    const days = addresses.map((text) => text.split(' – ')[0]);
    expect(days.length).toBeGreaterThan(1);
    const list = page.locator('main ul').first().locator('a');
    const dates = (await list.allTextContents()).map((text) =>
      Date.parse(`${text.split(' – ')[0]} 2026`),
    );
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
  });
});
