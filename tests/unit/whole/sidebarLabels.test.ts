import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {loadReference} from '../../../src/generate/loadReference';
import type {Reference} from '../../../src/reference/model';
import {
  getSidebarProps,
  type SidebarProps,
} from '../../../src/reference/sidebarProps';
import {createTranslator, type Translator} from '../../../src/reference/texts';

/** The Chinese texts of a service. */
const getMessages = (key: string): [string, {message: string}][] =>
  Object.entries(
    JSON.parse(
      readFileSync(`i18n/zh-hant/openapi/${key}.json`, 'utf8'),
    ) as Record<string, {message: string}>,
  );

const languages: [string, RegExp, (keys: string[]) => Translator][] = [
  [
    'en',
    /^[A-Z][a-z]+(?: \S+)*(?<! (?:an?|and|are|as|by|for|from|in|into|is|of|on|or|the|to|whether|with))$/,
    () => createTranslator({}),
  ],
  [
    'zh-hant',
    /^[^的](?:.*[^的到從為將在對於由與和或 ])$/u,
    (keys) => createTranslator(Object.fromEntries(keys.flatMap(getMessages))),
  ],
];

describe.each(languages)('the sidebar in "%s"', (locale, whole, translator) => {
  const reference: Reference = loadReference(
    process.cwd(),
    locale as 'en' | 'zh-hant',
  );
  const {services} = reference;
  const props = getSidebarProps(
    reference,
    translator(['shared', ...services.map(({key}) => key)]),
  );
  const shown = services.flatMap(({key, operations}) =>
    operations.map(({slug, summary}) => {
      const {group = '', label = summary}: SidebarProps = props.get(slug) ?? {};
      return {group: `${key} ${group}`, name: label};
    }),
  );

  it('shows names that are whole by themselves', () => {
    expect(shown.filter(({name}) => !whole.test(name))).toEqual([]);
    expect(shown).toHaveLength(reference.operations.size);
  });

  it('shows no name twice in a group', () => {
    const all = shown.map(({group, name}) => `${group}: ${name}`);
    expect(all.filter((one, at) => all.indexOf(one) !== at)).toEqual([]);
  });

  it('shows short names', () => {
    // Han characters are twice as wide.
    const width = (name: string): number =>
      name.replace(/\p{Script=Han}/gu, '00').length;
    expect(shown.filter(({name}) => width(name) > 37)).toEqual([]);
  });
});
