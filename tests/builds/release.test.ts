import {execFileSync} from 'node:child_process';
import {existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {afterAll, expect, it} from 'vitest';
import {readStructure, type Structure} from '../../src/api/description/structure';
import {readJson} from '../../src/api/files/readJson';
import {SiteCopy} from '../faults/site';
import {dialects, platformDocument} from '../unit/changes/platform';

const copy = new SiteCopy();
afterAll(() => copy.remove());

const git = (...args: string[]): string =>
  execFileSync(
    'git',
    ['-c', 'user.name=test', '-c', 'user.email=test@localhost', ...args],
    {cwd: copy.folder, encoding: 'utf8'},
  );

const commit = (): void => {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'step');
};

function run(script: string, ...args: string[]): string {
  const {code, output} = copy.run(script, ...args);
  expect(code, `npm run ${script}\n${output}`).toBe(0);
  return output;
}

const today = (): Structure =>
  readStructure(readJson('.generated/static/en/openapi.json'));

const plain = {deprecated: false};

/** The next release of the platform, as nobody has announced it. */
function nextRelease(): Structure {
  const next = today();
  const {operations, schemas} = next;
  const machine = '/holt.machine.v1.MachineService';
  operations[`${machine}/RenameMachine`] = {
    path: `${machine}/RenameMachine`,
    request: 'holt.machine.v1.RenameMachineRequest',
    response: 'holt.machine.v1.Machine',
    streaming: false,
    deprecated: false,
    text: 'RenameMachine gives a machine another host name.',
  };
  schemas['holt.machine.v1.RenameMachineRequest'] = {
    oneOf: [],
    fields: {id: {type: 'string', ...plain}, name: {type: 'string', ...plain}},
  };
  const fieldsOf = (
    name: string,
  ): Record<string, {type: string; deprecated: boolean}> =>
    schemas[name]?.fields ?? {};
  fieldsOf('holt.machine.v1.Machine').rack = {type: 'string', ...plain};
  fieldsOf('holt.application.v1.Application').replicas = {
    type: 'int64',
    ...plain,
  };
  const bucket = fieldsOf('holt.storage.v1.CreateBucketRequest');
  bucket.ownerUserId = {type: 'string', ...plain};
  delete bucket.owner;
  delete operations['/holt.environment.v1.EnvironmentService/GetPremiumTier'];
  delete schemas['holt.environment.v1.GetPremiumTierRequest'];
  const fabric = operations['/holt.network.v1.NetworkService/UpdateFabric'];
  if (fabric) fabric.deprecated = true;
  schemas['holt.storage.v1.PoolType']?.values?.push('STRETCHED');
  return next;
}

const page = (route: string): CheerioAPI =>
  load(copy.read(path.join('build', `${route}.html`)));

const rename = `renames:
  - from: holt.storage.v1.CreateBucketRequest.owner
    to: holt.storage.v1.CreateBucketRequest.ownerUserId
`;

const notes = {
  'holt.environment.v1.EnvironmentService.GetPremiumTier': [
    'Stop calling it.',
    '請停止呼叫。',
  ],
  'holt.storage.v1.CreateBucketRequest.ownerUserId': [
    'Send the user in `ownerUserId`.',
    '請在 `ownerUserId` 中送出使用者。',
  ],
  'holt.application.v1.Application.replicas': [
    'Read `replicas` as text.',
    '請把 `replicas` 當作文字讀取。',
  ],
} as const;

it('release day: intake, words, freeze, pages of changes', () => {
  const next = 'openapi/versions/next.yaml';
  const [, dialect = dialects[0]!] = dialects;

  git('init', '--quiet');
  commit();
  copy.write(
    '.cache-release.json',
    JSON.stringify(platformDocument(nextRelease(), dialect)),
  );
  commit();

  // Takes in the new description, and refuses beside changes of ours.
  const readme = copy.read('openapi/README.md');
  copy.write('openapi/README.md', `${readme}\n`);
  const refused = copy.run('intake', '.cache-release.json');
  expect(refused.code).toBe(1);
  expect(refused.output).toContain('openapi/README.md');
  copy.write('openapi/README.md', readme);
  const report = run('intake', '.cache-release.json');
  expect(report).toContain('added the operation MachineService.RenameMachine');
  expect(report).toContain('## Waits for --apply-removals');
  expect(report).toContain(
    'may be `holt.storage.v1.CreateBucketRequest.ownerUserId`',
  );
  run('api');
  commit();
  expect(run('intake', '.cache-release.json')).toContain('0 files written');
  expect(git('status', '--porcelain')).toBe('');

  // Moves words, takes out what is gone, and says what stands in the way.
  copy.write(next, rename);
  run('intake', '.cache-release.json', '--apply-removals');
  expect(copy.read('openapi/unplaced-prose.yaml')).toContain('premium tier');
  const schema = copy.read(
    'openapi/services/storage/schemas/createbucketrequest.yaml',
  );
  expect(schema).toContain('ownerUserId:');
  expect(schema).not.toContain('x-draft');
  commit();
  run('api');
  const {code, output} = copy.run('check:changes');
  expect(code).toBe(1);
  expect(output).toMatch(/level\.yaml:\d+: The text names `GetPremiumTier`/);
  expect(output).toMatch(
    /application\.yaml:\d+: .*replicas.*nothing says what to do/,
  );

  // Freezes only what is whole.
  const level = 'openapi/services/environment/schemas/level.yaml';
  copy.write(
    level,
    copy.read(level).replaceAll('`GetPremiumTier`', 'the server'),
  );
  const list = Object.entries(notes)
    .map(([change, [todo]]) => `  - change: ${change}\n    todo: ${todo}\n`)
    .join('');
  copy.write(next, `${rename}notes:\n${list}`);
  run('api');
  run('write-translations');
  const file = 'i18n/zh-hant/openapi/changes.json';
  const untranslated = copy.run('check:changes');
  expect(untranslated.output).toContain('is not translated into zh-hant');
  let messages = copy.read(file);
  for (const [english, chinese] of Object.values(notes)) {
    messages = messages.replace(
      `"message": ${JSON.stringify(english)}`,
      `"message": ${JSON.stringify(chinese)}`,
    );
  }
  copy.write(file, messages);
  expect(run('check:changes')).toContain('3 breaking');
  commit();
  const early = copy.run('freeze', 'v1.1', '--date', '2099-01-02');
  expect(early.output).toContain('unplaced-prose.yaml');
  rmSync(path.join(copy.folder, 'openapi/unplaced-prose.yaml'));
  commit();
  for (const version of ['1.1', 'v0.9', 'v1.0', 'latest']) {
    expect(copy.run('freeze', version).code, version).toBe(1);
  }
  run('freeze', 'v1.1', '--date', '2099-01-02');
  expect(existsSync(path.join(copy.folder, next))).toBe(false);
  commit();

  // Publishes pages, feeds, history, badges and the way on.
  const built = copy.run('build');
  expect(built.code, built.output).toBe(0);
  // Broken links and anchors, duplicate routes.
  expect(built.output).not.toContain('[WARNING]');
  const changes = page('docs/api/changes');
  expect(changes('h2#v1\\.1').text()).toContain('v1.1');
  expect(changes('li[data-kind=breaking]')).toHaveLength(3);
  expect(changes('li[data-kind=deprecated]')).toHaveLength(1);
  const operation = page('docs/api/machine-rename-machine');
  expect(operation('main').text()).toContain('since v1.1');
  expect(operation('main').text()).toContain('not described yet');
  expect(operation('main').text()).toContain('another host name');
  const listed = page('docs/api/machine-list-machines');
  expect(listed('h2#history').next('ul').text()).toContain(
    'v1.1: rack is added to Machine.',
  );
  expect(listed('main').text()).toContain('since v1.1');
  expect(page('docs/api/network-update-fabric')('main').text()).toContain(
    'deprecated since v1.1',
  );
  expect(
    page('docs/api/storage-create-bucket')('h2#history').next('ul').text(),
  ).toContain('owner');
  const gone = page('docs/api/environment-get-premium-tier/index');
  expect(gone('meta[http-equiv=refresh]').attr('content')).toContain(
    '/docs/api/changes/v1.1',
  );
  const chinese = page('zh-hant/docs/api/changes/v1.1');
  for (const [, words] of Object.values(notes)) {
    expect(chinese('main').text()).toContain(words.replaceAll('`', ''));
  }
  const feed = copy.read('build/changes/machine/atom.xml');
  expect(feed).toContain('2099-01-02T00:00:00.000Z');
  expect(feed).toContain('rack');
  expect(feed).not.toContain('ownerUserId');
}, 1_800_000);
