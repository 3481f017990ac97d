import {describe, expect, it} from 'vitest';
import {
  category,
  deletion,
  models,
  newPool,
  pool,
  problemsAfter,
  terminal,
  testResult,
  without,
} from './page';

describe('a page of the reference is reported when it lacks', () => {
  it.each([
    ['"required"', deletion, 'required', 'request.name lacks "required"'],
    ['必填', `zh-hant/${deletion}`, '必填', 'request.name lacks "必填"'],
    ['"destructive"', deletion, 'destructive', 'top lacks "destructive"'],
    ['具破壞性', `zh-hant/${deletion}`, '具破壞性', 'top lacks "具破壞性"'],
    ['"server stream"', terminal, 'server stream', 'top lacks "server stream"'],
    [
      '"not implemented"',
      models,
      'not implemented',
      'top lacks "not implemented"',
    ],
    [
      '"read-only"',
      testResult,
      'read-only',
      'request.warp.output lacks "read-only"',
    ],
    [
      'a default',
      newPool,
      'default <code>&quot;0&quot;</code>',
      `request.quotaBytes lacks "default "0""`,
    ],
    [
      'the HTTP status of an error',
      deletion,
      'HTTP 500',
      'error.unknown lacks "HTTP 500"',
    ],
    [
      'the type of a field',
      pool,
      String.raw`string \(int64\)`,
      'field.quotaBytes lacks "string (int64)"',
    ],
  ])('%s', (_, file, words, problem) => {
    expect(problemsAfter(file, without(words))).toContain(
      `${file}: ${problem}`,
    );
  });

  it('an operation in the list of all', () => {
    const problems = problemsAfter(category, (page) =>
      page.replace(/<li[^>]*><a [^>]*storage-create-pool".*?<\/li>/, ''),
    );
    expect(problems.join()).toContain('CreatePool');
  });

  it('a field in one language', () => {
    const file = `zh-hant/${newPool}`;
    const problems = problemsAfter(file, (page) =>
      page.replace(
        /<li class="[^"]*"><code id="request.poolName".*?<\/li>/,
        '',
      ),
    );
    expect(problems).toContain(`${file}: page lacks "request.poolName"`);
  });

  it('a sample language', () => {
    const problems = problemsAfter(newPool, (page) =>
      page.replace(/<li role="tab"[^>]*>Python<\/li>/, ''),
    );
    expect(problems).toContain(
      `${newPool}: languages of the samples is "cURL, JavaScript, Go" instead of "cURL, JavaScript, Python, Go"`,
    );
  });

  it('a link to an operation that it mentions', () => {
    const problems = problemsAfter(pool, (page) =>
      page.replace(
        /<a [^>]*><code>UpdatePool<\/code><\/a>/,
        '<code>UpdatePool</code>',
      ),
    );
    expect(problems).toEqual([
      `${pool}: "UpdatePool" leads to nothing instead of /docs/api/storage-update-pool`,
    ]);
  });

  it('a link to what uses it', () => {
    const problems = problemsAfter(pool, (page) =>
      page.replace(/<li class=""><a [^>]*>Create a pool<\/a>.*?<\/li>/, ''),
    );
    expect(problems).toEqual([
      `${pool}: section #used-by lacks "Createapool CreatePool → /docs/api/storage-create-pool"`,
    ]);
  });
});
