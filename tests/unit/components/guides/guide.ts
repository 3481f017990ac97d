import type {GuideData, GuideStepData} from '../../../../src/guides/model';

const operation = {
  rpc: 'CreateUser',
  slug: 'storage-create-user',
  title: 'Create a user',
  effect: 'writes' as const,
};

const step = (parts: Partial<GuideStepData>): GuideStepData => ({
  id: 'createUser',
  path: '/holt.storage.v1.StorageService/CreateUser',
  payload: {},
  criteria: ['$statusCode == 200'],
  outputs: {},
  onFailure: [],
  title: 'Create a user',
  anchor: 'create-user',
  description: [],
  operation,
  status: 200,
  recorded: {},
  responseHtml: '{}',
  attempts: 1,
  samples: [],
  expect: [],
  worked: [],
  failures: [],
  effect: 'writes' as const,
  secretOutputs: [],
  ...parts,
});

type Input = GuideData['inputs'][number];

const input = (name: string, parts: Partial<Input>): Input => ({
  name,
  type: 'string',
  description: [],
  required: false,
  ...parts,
});

/** A guide with two steps, the second of which needs the first. */
export const guide = (name: string): GuideData => ({
  name,
  title: 'A bucket',
  summary: 'Makes a bucket.',
  minutes: 10,
  commandHtml: '',
  needs: [],
  leaves: [],
  undo: [],
  inputs: [
    input('userId', {default: 'photos', required: true}),
    input('size', {type: 'integer'}),
  ],
  steps: [
    step({
      payload: {userId: '$inputs.userId', size: '$inputs.size'},
      outputs: {id: '$response.body#/id', key: '$response.body#/key'},
      secretOutputs: ['key'],
    }),
    step({
      id: 'createBucket',
      anchor: 'create-bucket',
      title: 'Create the bucket',
      payload: {
        bucket: {name: 'b-{$inputs.userId}', tags: ['$inputs.size']},
        owner: '$steps.createUser.outputs.id',
      },
    }),
  ],
  undoCalls: [],
  calls: [],
});
