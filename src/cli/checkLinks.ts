import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {listFilesUnder} from '../files/filesUnder';
import {findBrokenLinks} from '../links/broken';
import {getExternalLinks} from '../links/external';
import {main} from './main';

const folder = 'build';

/**
 * `npm run check:links`, after `npm run build`: asks every address outside the
 * site that a page leads to; fails with those that do not answer.
 */
main(async () => {
  if (!existsSync(folder)) {
    throw new Error('There is no build/: run npm run build first.');
  }
  const addresses = getExternalLinks(
    listFilesUnder(folder, '.html').map((file) =>
      readFileSync(path.join(folder, file), 'utf8'),
    ),
  );
  const broken = await findBrokenLinks(addresses);
  if (broken.length > 0) {
    throw new Error(
      `${broken.length} of ${addresses.length} links lead nowhere:\n${broken.join('\n')}`,
    );
  }
  console.log(`${addresses.length} links answer.`);
});
