import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {parse} from 'yaml';
import {afterAll, expect, it} from 'vitest';
import {readPlatform} from '../../src/api/description/platform';
import type {FieldShape, Structure} from '../../src/api/description/structure';
import {SiteCopy} from '../faults/site';
import {dialects, platformDocument} from '../unit/api/description/platform';

const copy = new SiteCopy();
afterAll(() => copy.remove());

function run(script: string, ...args: string[]): string {
  const {code, output} = copy.run(script, ...args);
  expect(code, `npm run ${script}\n${output}`).toBe(0);
  return output;
}

const today = 'openapi/platform/v1.0.yaml';

/** The next release of the platform, as nobody has announced it. */
function nextRelease(): Structure {
  const {structure} = readPlatform(today, parse(copy.read(today)));
  const {operations, schemas} = structure;
  const machine = '/holt.machine.v1.MachineService';
  const text: FieldShape = {type: 'string', deprecated: false};
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
    fields: {id: text, name: text},
  };
  const fieldsOf = (name: string): Record<string, FieldShape> =>
    schemas[name]!.fields!;
  fieldsOf('holt.machine.v1.Machine').rack = text;
  fieldsOf('holt.machine.v1.CreateTagRequest').name = {
    ...text,
    limits: {maxLength: 64},
  };
  const request = fieldsOf('holt.machine.v1.PowerOffMachineRequest');
  request.reason = text;
  delete request.comment;
  delete operations['/holt.environment.v1.EnvironmentService/GetPremiumTier'];
  delete schemas['holt.environment.v1.GetPremiumTierRequest'];
  operations['/holt.network.v1.NetworkService/UpdateFabric']!.deprecated = true;
  schemas['holt.storage.v1.PoolType']!.values!.push('STRETCHED');
  return structure;
}

const page = (route: string): CheerioAPI =>
  load(copy.read(path.join('build', `${route}.html`)));

const notes = {
  'holt.environment.v1.EnvironmentService.GetPremiumTier': [
    'Stop calling it.',
    '請停止呼叫。',
  ],
  'holt.machine.v1.PowerOffMachineRequest.reason': [
    'Send the comment in `reason`.',
    '請在 `reason` 中送出說明。',
  ],
  'holt.machine.v1.CreateTagRequest.name': [
    'Choose a name of at most 64 characters.',
    '請選擇不超過 64 個字元的名稱。',
  ],
} as const;

const releases = (date = ''): string => `${copy.read('openapi/releases.yaml')}
v1.1:
${date}  renames:
    - from: holt.machine.v1.PowerOffMachineRequest.comment
      to: holt.machine.v1.PowerOffMachineRequest.reason
`;

it('release day: one new file, words, notes, pages of changes', () => {
  const [, dialect = dialects[0]!] = dialects;
  const given = '.cache-release.json';
  copy.write(given, JSON.stringify(platformDocument(nextRelease(), dialect)));

  // Copies the file, and says what to do.
  const report = run('intake', given);
  expect(report).toContain('openapi/platform/v1.1.yaml is written');
  expect(report).toContain(
    '`holt.machine.v1.MachineService.RenameMachine`, in openapi/words/machine/operations/rename-machine.yaml',
  );
  expect(report).toContain(
    'has no operation EnvironmentService.GetPremiumTier, so nobody reads these words.',
  );
  expect(report).toContain(
    'Did you mean holt.machine.v1.PowerOffMachineRequest.reason?',
  );
  expect(run('intake', given)).toContain('Nothing to do: it describes v1.1');

  // Names the words and examples that no longer fit, and is content with
  // drafts.
  const powerOff = 'openapi/words/machine/operations/power-off-machine.yaml';
  const unfit = copy.run('api');
  expect(unfit.code).toBe(1);
  expect(unfit.output).toMatch(
    /power-off-machine\.yaml:\d+: .*"additionalProperty":"comment"/,
  );
  expect(unfit.output).toMatch(
    /level\.yaml:\d+: .*The text names `GetPremiumTier`/,
  );
  expect(unfit.output).toMatch(
    /poweroffmachinerequest\.yaml:\d+: .* Did you mean holt\.machine\.v1\.PowerOffMachineRequest\.reason\?/,
  );
  copy.write(powerOff, copy.read(powerOff).replaceAll(' comment:', ' reason:'));
  const level = 'openapi/words/environment/schemas/level.yaml';
  copy.write(
    level,
    copy.read(level).replaceAll('`GetPremiumTier`', 'the server'),
  );
  const request = 'openapi/words/machine/schemas/poweroffmachinerequest.yaml';
  copy.write(
    request,
    copy.read(request).replace('    comment:', '    reason:'),
  );
  for (const gone of [
    'operations/get-premium-tier',
    'schemas/getpremiumtierrequest',
  ]) {
    copy.delete(`openapi/words/environment/${gone}.yaml`);
  }
  run('api');

  // Says what stands in the way of the release.
  const {code, output} = copy.run('check:changes');
  expect(code).toBe(1);
  expect(output).toMatch(
    /releases\.yaml:\d+: .*CreateTagRequest\.name" breaks callers of v1\.0 \(field narrowed\), and nothing says what to do/,
  );
  const list = Object.entries(notes)
    .map(([change, [todo]]) => `    - change: ${change}\n      todo: ${todo}\n`)
    .join('');
  const written = `  notes:\n${list}`;
  const undated = releases();
  const dated = releases("  date: '2099-01-02'\n");
  copy.write('openapi/releases.yaml', undated + written);
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
  copy.write('openapi/releases.yaml', dated + written);

  // Publishes pages, feeds, history, badges and the way on.
  const built = copy.run('build');
  expect(built.code, built.output).toBe(0);
  // Broken links and anchors, duplicate routes.
  expect(built.output).not.toContain('[WARNING]');
  const changes = page('docs/api/changes');
  expect(changes('h2#v1\\.1').text()).toContain('v1.1');
  expect(changes('li > strong:contains(breaking)')).toHaveLength(3);
  expect(changes('li > strong:contains(deprecated)')).toHaveLength(1);
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
    page('docs/api/machine-power-off-machine')('h2#history').next('ul').text(),
  ).toContain('comment');
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
  expect(feed).not.toContain('GetPremiumTier');
}, 1_800_000);
