import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {site} from '../../../src/site';
import {buildFolder, getFile} from '../build';
import {pages} from '../crawl';

const root = site.url + site.baseUrl;

const isFile = (file: string): boolean =>
  existsSync(path.join(buildFolder, file)) &&
  statSync(path.join(buildFolder, file)).isFile();

/**
 * What is wrong with a link of a Markdown file: it leads to no file of the
 * build, or to a page that has no such anchor.
 *
 * @param page HTML file of the page of which it is the Markdown version
 */
export function linkProblem(link: string, page?: string): string | undefined {
  if (!link.startsWith('#') && !link.startsWith(root)) {
    return /^https?:\/\/(?!docs\.holt)/.test(link)
      ? undefined
      : `${link} is no whole address`;
  }
  const [address = '', fragment = ''] = link.split('#');
  const file = decodeURI(address.slice(root.length));
  const target = address === '' ? page : file.replace(/\.md$/, '.html');
  if (address !== '' && !isFile(file) && !getFile(`/${file}`)) {
    return `${link} leads nowhere`;
  }
  const ids = target === undefined ? undefined : pages.get(target)?.ids;
  return fragment === '' || ids?.has(decodeURIComponent(fragment))
    ? undefined
    : `${link} leads to no anchor`;
}
