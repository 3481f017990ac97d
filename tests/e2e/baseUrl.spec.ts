import {serveFolder} from '../staticHost';
import {accept, expect, test} from './fixtures';
import {getOrigin} from './serveBuild';

test('below another path than the site was built for, its pages say so', async ({
  page,
  complaints,
}) => {
  const server = await serveFolder('build', {base: '/wrong/'});
  const origin = getOrigin(server);
  for (const path of ['/', '/docs/api/schemas/machine']) {
    await page.goto(`${origin}/wrong${path}`);
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('The page could not be loaded.');
    // Where the site looks for its files.
    await expect(notice).toContainText(`${origin}/assets/css/`);
  }
  server.close();
  accept(complaints, /Failed to load resource/, /MIME type/);
});
