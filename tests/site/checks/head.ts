import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import memoize from 'es-toolkit/compat/memoize';
import {site} from '../../../src/site';
import {locales} from '../../e2e/addresses';
import {buildFolder} from '../build';
import {contentOnly, type OpenPage, type PageChecks} from '../crawl';
import {getText, hasClass} from '../dom';

/** What is wrong with a picture for other sites, which many pages may have. */
const findCardFaults = memoize((address: string): string[] => {
  const file = path.join(buildFolder, decodeURI(new URL(address).pathname));
  if (!address.startsWith(`${site.url}/`) || !existsSync(file)) {
    return [`there is no ${address}`];
  }
  const png = readFileSync(file);
  // Of the header, which begins a PNG (its specification, 11.2.1).
  const size = [png.readUInt32BE(16), png.readUInt32BE(20)].join(' × ');
  return size === '1200 × 630' && png.length < 60_000
    ? []
    : [`its picture is ${size}, ${png.length} bytes`];
});

/** Whether a page is written in a file, which has its name. */
function isSource(file: string, {path: route, locale}: OpenPage): boolean {
  const name = route.replace(/^.*\//, '');
  const own = path.basename(file).replace(/^[\d-]+|\.\w+$/g, '');
  if (!existsSync(file)) return false;
  if (/^\/docs\/(?:api\/|category\/api$)/.test(route)) {
    const service = path.basename(path.dirname(file));
    const known = ['openapi', 'introduction', ...name.split(/-(.*)/), name];
    return (
      file.startsWith('openapi/') &&
      (known.includes(own) ||
        (own === 'service' && name === `${service}-service`))
    );
  }
  const folder = locale.name === 'en' ? /^(?:docs|blog)\// : /^i18n\/zh-hant\//;
  return folder.test(file) && (own === name || own === 'index');
}

const edit = `${site.repository}/edit/${site.branch}/`;

const hash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What the head of a page says of it. */
export const headChecks: PageChecks = {
  'says its language': ({all, locale}) =>
    all('html')[0]?.attribs.lang === locale.htmlLang
      ? []
      : [`lang is ${all('html')[0]?.attribs.lang}`],

  'has a title and a description': contentOnly(({all, meta}) => {
    const title = getText(all('title')[0] ?? {type: ''});
    return [
      ...(/^Holt$|^.+ \| Holt$/.test(title) ? [] : [`title "${title}"`]),
      ...(meta('description')?.trim() ? [] : ['no description']),
    ];
  }),

  'names its own address and its twin in each language': contentOnly(
    ({all, path: route, locale}) => {
      const addressIn = (prefix: string): string =>
        `${site.url}${prefix}${route}`.replace(/\/$/, '');
      const wanted = [
        ['canonical', addressIn(locale.prefix)],
        ...locales.map(({htmlLang, prefix}) => [htmlLang, addressIn(prefix)]),
        ['x-default', addressIn('')],
      ];
      const named = all('link').map(({attribs: {rel, hreflang, href}}) =>
        [hreflang ?? rel, href?.replace(/\/$/, '')].join(' '),
      );
      return wanted
        .map((one) => one.join(' '))
        .filter((one) => !named.includes(one))
        .map((one) => `does not name ${one}`);
    },
  ),

  'has a picture for other sites': contentOnly(({meta}) => {
    const card = meta('og:image') ?? '';
    return card === '' || meta('twitter:image') !== card
      ? ['no one picture']
      : findCardFaults(card);
  }),

  'is edited in the file of its language': contentOnly((page) => {
    const files = page
      .all('a')
      .filter((link) => hasClass(link, 'theme-edit-this-page'))
      .map(({attribs: {href = ''}}) => href.replace(edit, ''));
    // Lists of documents and of posts are made of them, changes of descriptions.
    const isWritten =
      /^\/docs(?!\/category\/(?!(?:api|guides)$)|\/api\/changes)|^\/blog\/(?:[^/]+-post|welcome)$/.test(
        page.path,
      );
    return files.length === Number(isWritten) &&
      files.every((file) => isSource(file, page))
      ? []
      : [`is edited in ${files.join()}`];
  }),

  'allows the scripts that stand in it and no others': ({all, isContent}) => {
    const policy =
      all('meta').find(
        ({attribs}) =>
          attribs['http-equiv']?.toLowerCase() === 'content-security-policy',
      )?.attribs.content ?? '';
    const allowed = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
    const inline = all('script')
      .filter(
        ({attribs}) =>
          attribs.src === undefined && !/json/.test(`${attribs.type}`),
      )
      .map((script) => hash(getText(script)));
    const wanted = ["'self'", ...inline];
    return [
      ...wanted
        .filter((one) => !allowed.includes(one))
        .map((one) => `does not allow ${one}`),
      // The page of what is not found serves both languages.
      ...(isContent ? allowed : [])
        .filter((one) => !wanted.includes(one))
        .map((one) => `allows ${one}`),
    ];
  },
};
