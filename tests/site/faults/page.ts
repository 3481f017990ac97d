import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import {buildFolder} from '../build';
import {readPage} from '../crawl/page';
import {description} from '../description';
import {getContexts} from '../expected/context';
import {expectedPages, getProblems} from '../expected/pages';

/** Some pages of the reference, each with something of its own. */
export const deletion = 'docs/api/instance-delete-data-volume.html';
export const terminal = 'docs/api/application-execute-tty.html';
export const models = 'docs/api/model-list-models.html';
export const pool = 'docs/api/schemas/pool.html';
export const newPool = 'docs/api/storage-create-pool.html';
export const category = 'docs/category/api.html';
export const testResult = 'docs/api/configuration-create-test-result.html';

const checks = new Map(
  getContexts(description).flatMap((context) => [...expectedPages(context)]),
);

const html = (file: string): string =>
  readFileSync(path.join(buildFolder, file), 'utf8');

/** Problems of a built page whose HTML is changed first. */
export function problemsAfter(
  file: string,
  change: (page: string) => string,
): string[] {
  const check = checks.get(file);
  if (!check) throw new Error(`${file} is not expected.`);
  const changed = change(html(file));
  expect(changed, 'the fault that is put in').not.toBe(html(file));
  return getProblems(file, readPage(file, changed), check);
}

/** Takes every small label with some words out of a page. */
export const without =
  (words: string) =>
  (page: string): string =>
    page.replace(
      new RegExp(String.raw`<span class="[^"]*">${words}</span>`, 'g'),
      '',
    );

/** Puts one text in the place of another, everywhere. */
export const swap =
  (from: string, to: string) =>
  (page: string): string =>
    page.replaceAll(from, to);
