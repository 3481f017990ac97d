import {describe, expect, it, vi} from 'vitest';
import GuideCall from '../../../../src/components/guides/GuideCall';
import GuideStep from '../../../../src/components/guides/GuideStep';
import {html} from '../html';
import {guide, step} from './guide';

vi.mock('@docusaurus/Translate', () => import('../messages'));
vi.mock('@docusaurus/Link', () => import('./link'));
vi.mock('@theme/Tabs', () => import('./parts'));
vi.mock('@theme/TabItem', () => import('./parts'));

const one = guide('shown');

describe('a step of a guide, as the page is built', () => {
  const shown = html(GuideStep, {
    guide: {
      ...one,
      steps: [
        step({
          description: [['p', {}, 'Makes a user.']],
          payload: {userId: '$inputs.userId'},
          expect: [['p', {}, 'The user.']],
          worked: [['p', {}, 'It has a key.']],
          failures: [{code: 'unknown', when: ['Taken.'], then: ['Choose.']}],
          destroys: [['p', {}, 'All objects.']],
          destructive: true,
          onFailure: [
            {name: 'wait', type: 'retry', after: 2, limit: 60, criteria: []},
          ],
          samples: [
            {id: 'curl', label: 'cURL', language: 'bash', html: '<i>curl</i>'},
          ],
        }),
      ],
    },
    step: 'createUser',
  });

  it.each([
    'Makes a user.',
    '/holt.storage.v1.StorageService/CreateUser',
    '(/docs/api/storage-create-user: Create a user)',
    '[reference.destructive: destructive]',
    'All objects.',
    '(#input-userId: <code>userId</code>)',
    '<i>curl</i>',
    '[guides.runStep: Run this step]',
    '[guides.expect: What to expect]<',
    'The user.',
    '[guides.expected: Expected response, HTTP 200]',
    '<code>{}</code>',
    'It has a key.',
    '<dt><code>unknown</code></dt><dd>Taken. Choose.</dd>',
    'every 2 seconds, 60 times at most, until this holds: <code>$statusCode == 200</code>',
  ])('says %s', (text) => {
    expect(shown).toContain(text);
  });

  it('shows nothing of a run', () => {
    expect(shown).not.toContain('data-guide-result');
  });

  it('must be one of the workflow', () => {
    expect(() => html(GuideStep, {guide: one, step: 'gone'})).toThrow(
      'The guide "shown" has no step "gone". Its workflow has: createUser, createBucket.',
    );
  });
});

it('a later step says what it takes from which earlier one', () => {
  const shown = html(GuideStep, {guide: one, step: 'createBucket'});
  expect(shown).toContain(
    '[guides.uses.output: <code>owner</code> is <code>id</code> of (#create-user: [guides.step: Step 1: Create a user])]',
  );
});

describe('a call that no step makes', () => {
  const operation = {
    rpc: 'WatchLogs',
    slug: 'application-watch-logs',
    title: 'Watch logs',
    destructive: false,
  };
  const path = '/holt.application.v1.ApplicationService/WatchLogs';

  it('leads to the page with its panel', () => {
    const shown = html(GuideCall, {
      guide: {...one, calls: [{operation, path, samples: []}]},
      operation: 'WatchLogs',
    });
    expect(shown).toContain(path);
    expect(shown).toContain(
      '(/docs/api/application-watch-logs: [guides.call.try: Try WatchLogs on its page])',
    );
  });

  it('must be one that the guide knows', () => {
    expect(() => html(GuideCall, {guide: one, operation: 'Nothing'})).toThrow(
      '<GuideCall operation="Nothing" /> must say guide={guide}',
    );
  });
});
