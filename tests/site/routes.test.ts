import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {fileOf, htmlFiles, parsePage, prefixes, routeOf} from './build';
import {files, redirects, reference, routes} from './routes';

describe.each(prefixes)('routes under "%s"', (prefix) => {
  it('all answer with a page', () => {
    const missing = routes.filter((route) => !fileOf(`${prefix}${route}`));
    expect(missing).toEqual([]);
    expect(new Set(routes).size).toBe(routes.length);
  });

  it('have the files beside them', () => {
    expect(files.filter((file) => !fileOf(`${prefix}${file}`))).toEqual([]);
  });

  it('are reached from the long addresses of operations', () => {
    const wrong = redirects.filter(({from, to}) => {
      const file = fileOf(`${prefix}${from}`);
      return !file || !readFileSync(file, 'utf8').includes(`${prefix}${to}`);
    });
    expect(wrong).toEqual([]);
    expect(redirects).toHaveLength(reference.operations.size);
  });
});

describe('the reference', () => {
  it('is complete', () => {
    expect(reference.services).toHaveLength(12);
    expect(reference.operations.size).toBe(156);
    expect(reference.schemas.size).toBe(322);
    const fields = [...reference.schemas.values()]
      .filter(({serviceKey}) => serviceKey)
      .flatMap((schema) => schema.fields);
    expect(fields).toHaveLength(1142);
  });
});

describe('every page', () => {
  it('states its language, its twin and its canonical address', () => {
    const problems: string[] = [];
    for (const file of htmlFiles()) {
      const $ = parsePage(file);
      if ($('meta[http-equiv="refresh"]').length > 0) continue;
      if (file.endsWith('404.html')) continue;
      const isChinese = file.startsWith('zh-hant/') || file === 'zh-hant.html';
      const language = isChinese ? 'zh-Hant-TW' : 'en';
      if ($('html').attr('lang') !== language) problems.push(`${file}: lang`);
      const alternates = $('link[rel="alternate"][hreflang]')
        .map((_, link) => $(link).attr('hreflang'))
        .get();
      for (const one of ['en', 'zh-Hant-TW', 'x-default']) {
        if (!alternates.includes(one)) problems.push(`${file}: no ${one}`);
      }
      if (!$('meta[name="description"]').attr('content')) {
        problems.push(`${file}: no meta description`);
      }
      const canonical = $('link[rel="canonical"]').attr('href') ?? '';
      if (
        new URL(canonical).pathname.replace(/(.)\/$/, '$1') !== routeOf(file)
      ) {
        problems.push(`${file}: canonical ${canonical}`);
      }
    }
    expect(problems).toEqual([]);
  });
});
