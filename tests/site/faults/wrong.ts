import {describe, expect, it} from 'vitest';
import {deletion, newPool, pool, problemsAfter, swap} from './page';

describe('a page of the reference is reported when it shows', () => {
  it('a mark too many', () => {
    const problems = problemsAfter(
      pool,
      swap('<span class="type_sdRe">', '<span>required</span><span>'),
    );
    expect(problems.join('\n')).toContain('required');
  });

  it('another HTTP status', () => {
    expect(problemsAfter(deletion, swap('HTTP 500', 'HTTP 501'))).toEqual([
      `${deletion}: error.unknown lacks "HTTP 500"`,
      `${deletion}: error.unknown shows "HTTP 501", which the description has not`,
    ]);
  });

  it('an edit link to another file', () => {
    const file = `zh-hant/${pool}`;
    const problems = problemsAfter(
      file,
      swap('/main/openapi/', '/main/i18n/zh-hant/openapi/'),
    );
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`${file}: "Edit this page" is`);
  });

  it('a type that leads to another schema', () => {
    expect(
      problemsAfter(pool, swap('/schemas/pooltype"', '/schemas/pool"')),
    ).toEqual([
      `${pool}: link of field.poolType is "/docs/api/schemas/pool" instead of "/docs/api/schemas/pooltype"`,
    ]);
  });

  it('a link from a name that several schemas share', () => {
    const link = '<a href="/docs/api/schemas/machine"><code>Machine</code></a>';
    expect(
      problemsAfter(pool, swap('settings and its use.', `$&${link}`)),
    ).toContain(
      `${pool}: "Machine" leads to /docs/api/schemas/machine, but no single page has this name`,
    );
  });

  it('the smallest example of a schema', () => {
    const problems = problemsAfter(pool, (page) =>
      page.replace(
        /<code>\{\n.*?<\/code>/s,
        '<code>{"name":"vm-images"}</code>',
      ),
    );
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(
      `${pool}: the example has {"name":"vm-images"} instead of the fullest one`,
    );
  });

  it('the English text of a field on a Chinese page', () => {
    const file = `zh-hant/${pool}`;
    const problems = problemsAfter(file, (page) =>
      page.replace(
        /(id="field.name".*?<p>).*?(<\/p>)/s,
        '$1Name of the pool, unique in the Ceph cluster.$2',
      ),
    );
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`${file}: text of field.name is "Nameof`);
  });

  it('an error of a call as that of a stream', () => {
    const problems = problemsAfter(
      deletion,
      swap('A call that fails', 'A stream that fails'),
    );
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`${deletion}: text of the errors is`);
  });

  it('another value in an example', () => {
    const problems = problemsAfter(newPool, swap('vm-images', 'vm-copies'));
    expect(problems.join('\n')).toContain(`${newPool}: sample cURL lacks`);
    expect(problems.join('\n')).toContain(`${newPool}: example 1 is`);
  });
});
