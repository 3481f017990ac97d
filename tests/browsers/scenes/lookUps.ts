import {click, untilPage, untilSeen} from '../wait';
import {open, type Scene} from './scene';

/** Types into a field of a page, presses its button, and waits for the words. */
const lookUp = (
  title: string,
  path: string,
  field: string,
  text: string,
  words: Record<'en' | 'zh-hant', string>,
): Scene => ({
  title,
  async run(stage) {
    const {tab, locale} = stage;
    await open(stage, path);
    await untilSeen(tab, field);
    await click(tab, field);
    await tab.type(text);
    await click(tab, 'main form button[type=submit]');
    const wanted = words[locale.name];
    await untilPage(
      tab,
      `the page says ${wanted}`,
      (one: string) =>
        document
          .querySelector('main form section')
          ?.textContent?.includes(one) ?? false,
      wanted,
    );
  },
});

/** Pages that answer what a reader pastes. */
export const lookUpScenes: Scene[] = [
  lookUp(
    'an error is explained',
    '/docs/errors',
    '#error-text',
    'virtualmachines.kubevirt.io "db-7" not found',
    {
      en: 'The namespace has no virtual machine with this name.',
      'zh-hant': '命名空間',
    },
  ),
  lookUp(
    'an upgrade is checked',
    '/docs/upgrade',
    '#upgrade-text',
    'client.listPools()',
    {
      en: 'There is only one version so far',
      'zh-hant': '目前只有一個版本',
    },
  ),
];
