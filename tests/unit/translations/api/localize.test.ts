import {describe, expect, it} from 'vitest';
import type {OpenApiDocument} from '../../../../src/reference/openapi';
import {localizeDescription} from '../../../../src/translations/api/localize';
import type {Messages} from '../../../../src/translations/messages';
import {visitTexts} from '../../../../src/reference/visitTexts';
import {description, texts} from './description';

const path = '/holt.tree.v1.TreeService/ListTrees';

describe('localizeDescription', () => {
  const translations = Object.fromEntries(
    texts.map((text) => [text, {message: `譯：${text}`}]),
  );
  const localize = () =>
    localizeDescription(description, translations, 'zh-hant');

  it('replaces every text and nothing else', () => {
    const localized = localize();
    const seen: string[] = [];
    visitTexts(localized, (text) => {
      seen.push(text);
      return text;
    });
    expect(seen.every((text) => text.startsWith('譯：'))).toBe(true);
    const bare = (document: OpenApiDocument) => visitTexts(document, () => '');
    const post: object = bare(description).paths[path]?.post ?? {};
    expect({
      ...bare(localized).paths[path]?.post,
      'x-uncertain': 'Second.',
    }).toEqual(post);
    expect(bare(localized).components).toEqual(bare(description).components);
  });

  it('leaves out the doubts of the lint, at any depth', () => {
    const post = localize().paths[path]?.post;
    expect(post).toHaveProperty(
      'description',
      '譯：Lists trees.\n\n譯：Second.',
    );
    expect(post).not.toHaveProperty('x-uncertain');
    const doubtful = {
      ...description,
      tags: [{name: 'TreeService', 'x-uncertain': 'x', kept: [null, 1]}],
    } as unknown as OpenApiDocument;
    expect(localizeDescription(doubtful, {}, 'zh-hant').tags).toEqual([
      {name: 'TreeService', kept: [null, 1]},
    ]);
  });

  it('puts blocks together, and keeps English what has no translation', () => {
    const some = localizeDescription(
      description,
      {'First.': {message: '一。'}},
      'zh-hant',
    );
    expect(some.tags[0]?.['x-guide']?.[0]?.text).toBe('一。\n\nSecond.');
    expect(some.info.summary).toBe('A');
  });

  it('translates a label of the sidebar for its operation alone', () => {
    const labelIn = (translations: Messages) =>
      localizeDescription(description, translations, 'zh-hant').paths[path]
        ?.post['x-sidebar-label'];
    expect(
      labelIn({
        List: {message: '清單'},
        'List (sidebar, ListTrees)': {message: '列出'},
      }),
    ).toBe('列出');
    expect(labelIn({List: {message: '清單'}})).toBe('List');
  });

  it('is not confused by names of Object.prototype', () => {
    const odd = {
      ...description,
      info: {...description.info, summary: 'constructor'},
    };
    expect(localizeDescription(odd, {}, 'zh-hant').info.summary).toBe(
      'constructor',
    );
  });

  it('leaves the English description alone', () => {
    expect(localizeDescription(description, translations, 'en')).toBe(
      description,
    );
  });
});
