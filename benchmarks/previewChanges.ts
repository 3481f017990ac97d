import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {OpenApiOperation} from '../src/api/openapi';
import type {Locale} from '../src/site';
import {splitBlocks} from '../src/translations/api/localize';

/** One kind of change that a writer makes while the preview runs. */
export interface Change {
  kind: string;
  locale: Locale;
  /** Path of the page that shows it. */
  page: string;
  file: string;
  /** The text of the file with a word more that the page shows. */
  edit: (text: string, word: string) => string;
}

const machine = 'openapi/words/machine';
const operationFile = `${machine}/operations/get-machine.yaml`;

const insert =
  (before: RegExp) =>
  (text: string, word: string): string =>
    text.replace(before, (all) => `${all}${word} `);

/** Changes the translation of the first paragraph of an operation. */
function editTranslation(siteDir: string) {
  const text = readFileSync(path.join(siteDir, operationFile), 'utf8');
  const {post} = parse(text) as {post: OpenApiOperation};
  const [key = ''] = splitBlocks(post.description ?? '');
  return (json: string, word: string): string => {
    const messages = JSON.parse(json) as Record<string, {message: string}>;
    const {message} = messages[key] ?? {message: ''};
    const changed = {...messages, [key]: {message: `${word} ${message}`}};
    return JSON.stringify(changed, null, 2);
  };
}

/** The changes that `npm run benchmark -- preview` makes. */
export const previewChanges = (siteDir: string): Change[] => [
  {
    kind: 'operation',
    locale: 'en',
    page: '/docs/api/machine-get-machine',
    file: operationFile,
    edit: insert(/^ {2}description: \|-\n {4}/m),
  },
  {
    kind: 'title of an operation',
    locale: 'en',
    page: '/docs/api/machine-get-machine',
    file: operationFile,
    edit: insert(/^ {2}summary: /m),
  },
  {
    kind: 'field of a schema',
    locale: 'en',
    page: '/docs/api/schemas/machine',
    file: `${machine}/schemas/machine.yaml`,
    edit: insert(/^ {6}description: /m),
  },
  {
    kind: 'guide of a service',
    locale: 'en',
    page: '/docs/api/machine-service',
    file: `${machine}/service.yaml`,
    edit: insert(/^ {4}text: \|-?\n {6}/m),
  },
  {
    kind: 'translation',
    locale: 'zh-hant',
    page: '/zh-hant/docs/api/machine-get-machine',
    file: 'i18n/zh-hant/openapi/machine.json',
    edit: editTranslation(siteDir),
  },
];
