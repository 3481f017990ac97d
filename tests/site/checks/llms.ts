import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {site} from '../../../src/site';
import {buildFolder} from '../build';
import {description} from '../description';
import {linkProblem} from '../markdown/linkProblem';
import {readMarkdown, type MarkdownFile} from '../markdown/readMarkdown';
import {guideNames} from '../description/guides';

const {services, operations, schemas} = description;

describe.each(['', 'zh-hant/'])('llms.txt under "/%s"', (prefix) => {
  const home = site.url + site.baseUrl + prefix;
  const list = (): MarkdownFile => readMarkdown(`${prefix}llms.txt`);

  it('has links that lead to a file and an anchor', () => {
    const {links, headings} = list();
    expect(links.flatMap((link) => linkProblem(link) ?? [])).toEqual([]);
    expect(headings.filter((depth) => depth === 1)).toHaveLength(1);
  });

  it('names every guide, service and operation, and the file of each service', () => {
    const {links} = list();
    const wanted = [
      ...guideNames.map((name) => `docs/guides/${name}.md`),
      ...services.map(({key}) => `docs/api/${key}-service.md`),
      ...operations.map(({slug}) => `docs/api/${slug}.md`),
      ...services.map(({key}) => `llms/${key}.txt`),
      'llms/shared.txt',
      'docs/api/a-z.md',
      'docs/api/holt-service.md',
    ];
    expect(wanted.filter((one) => !links.includes(home + one))).toEqual([]);
  });

  it('leads to files that contain every operation and schema', () => {
    const whole = ['shared', ...services.map(({key}) => key)]
      .map((key) =>
        readFileSync(
          path.join(buildFolder, `${prefix}llms/${key}.txt`),
          'utf8',
        ),
      )
      .join('');
    const slugs = [
      ...operations.map(({slug}) => slug),
      ...[...schemas.values()].map(({slug}) => `schemas/${slug}`),
    ];
    const missing = slugs.filter(
      (slug) => !whole.includes(`[HTML](${home}docs/api/${slug})\n`),
    );
    expect(missing).toEqual([]);
  });
});
