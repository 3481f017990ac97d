import {readFileSync, writeFileSync} from 'node:fs';
import {pairs} from '../tokens/pairs';
import {readTokens} from '../tokens/readTokens';
import {renderContrastTable, findFaintColors, withTable} from '../tokens/table';
import {main} from './main';

const page = 'src/css/README.md';

/**
 * `npm run tokens`: writes the contrast of each pair of colors into the page
 * about the tokens; fails when one is too faint.
 */
main(() => {
  const tokens = readTokens();
  const faint = findFaintColors(tokens, pairs);
  if (faint.length > 0) throw new Error(faint.join('\n'));
  writeFileSync(
    page,
    withTable(readFileSync(page, 'utf8'), renderContrastTable(tokens, pairs)),
  );
  console.log(`${page}: ${pairs.length} pairs, all of them legible.`);
});
