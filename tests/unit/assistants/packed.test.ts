import {expect, it} from 'vitest';
import {getLibrary} from '../../../src/assistants/library';
import type {AssistantParts} from '../../../src/assistants/model';
import {openParts, packParts} from '../../../src/assistants/packed';
import {data} from '../sandbox/pretend';
import {emptyBook} from '../errors/book';
import {packed as search} from '../search/site';

const {names, text} = search;
const parts: AssistantParts = {
  languages: {
    en: {
      names,
      text,
      pages: {'/docs/森林': '# 森林 🌲\u2028'},
      operations: {},
      errors: emptyBook,
    },
  },
  sandbox: data,
};

it('what is packed is opened as it was', () => {
  expect(openParts(packParts(parts))).toEqual(parts);
});

it('the same is packed in the same way', () => {
  expect(packParts(parts)).toEqual(packParts(structuredClone(parts)));
});

it('a language is made ready once, and one that is not there is an error', () => {
  const library = getLibrary(openParts(packParts(parts)));
  expect(library.in('en')).toBe(library.in('en'));
  expect(library.in('en').search.search('PlantTree')[0]?.path).toBe(
    '/docs/api/tree-planttree',
  );
  expect(() => library.in('zh-hant')).toThrow(
    'There is no language "zh-hant". There is: en.',
  );
});
