import path from 'node:path';
import {expect, it} from 'vitest';
import {buildFolder, getFile, parsePage, prefixes} from '../build';
import {description} from '../description';
import {getContexts} from '../expected/context';

const words = {reads: 'reads', writes: 'changes', destroys: 'destroys'};

const pageAt = (route: string) =>
  parsePage(path.relative(buildFolder, getFile(route) ?? ''));

it.each(prefixes)(
  'lists under "%s" mark each operation with what it does, in a word too',
  (prefix) => {
    const context = getContexts(description).find(
      ({language}) => language.prefix === prefix,
    );
    const effects = new Map(
      description.operations.map(({slug, glance}) => [
        `${prefix}/docs/api/${slug}`,
        glance.effect,
      ]),
    );
    const routes = [
      '/docs/category/api',
      '/docs/api/a-z',
      ...description.services.map(({key}) => `/docs/api/${key}-service`),
    ];
    const marked = new Set<string>();
    for (const route of routes) {
      const $ = pageAt(prefix + route);
      for (const mark of $('main li > [data-effect], .menu [data-effect]')) {
        const place = $(mark).closest('li');
        const address = place.find('a').first().attr('href') ?? '';
        const effect = effects.get(address) ?? 'reads';
        expect($(mark).attr('data-effect'), address).toBe(effect);
        const word = context?.language.text(words[effect]);
        const name = $(mark).closest('a').attr('aria-label');
        expect(name ?? $(mark).text(), address).toContain(word);
        marked.add(`${route} ${address}`);
      }
      const isOfService = route.endsWith('-service');
      const expected = description.operations.filter(
        ({service}) => !isOfService || route === `/docs/api/${service}-service`,
      );
      const listed = expected.filter(({slug}) =>
        marked.has(`${route} ${prefix}/docs/api/${slug}`),
      );
      expect(listed, route).toHaveLength(expected.length);
    }
  },
);
