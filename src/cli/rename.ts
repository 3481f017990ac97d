import {getProduct} from '../rename/product';
import {renameFiles} from '../rename/renameFiles';
import {site} from '../site';
import {main} from './main';

/**
 * `npm run rename -- <name>`: gives the product another name in every file
 * that Git tracks, from `src/site.ts` to the translations.
 */
main(async () => {
  const [name, ...more] = process.argv.slice(2);
  if (name === undefined || more.length > 0) {
    throw new Error('Say the new name: npm run rename -- "<name>"');
  }
  const changed = await renameFiles(getProduct(site.name), getProduct(name));
  console.log(
    `${changed.join('\n')}\n${site.name} is ${name} now in ${changed.length} files. Run "npm run draw", so that the social cards say so too, then "npm test" and read "git diff".`,
  );
});
