import type {
  components,
  operations,
  paths,
} from '../../.generated/static/en/holt-api';

/**
 * What a program writes that uses the types of the API. `types.test.ts` has it
 * checked; nothing of it runs.
 */
type Schemas = components['schemas'];
type Path = '/holt.storage.v1.StorageService/ListPools';

type RequestOf<P extends keyof paths> = paths[P] extends {
  post: {requestBody: {content: {'application/json': infer Body}}};
}
  ? Body
  : never;

type ResponseOf<P extends keyof paths> = paths[P] extends {
  post: {responses: {200: {content: {'application/json': infer Body}}}};
}
  ? Body
  : never;

declare function call<P extends keyof paths>(
  path: P,
  body: RequestOf<P>,
  headers: operations['StorageService_ListPools']['parameters']['header'],
): Promise<ResponseOf<P>>;

export async function poolSizes(): Promise<string[]> {
  const path: Path = '/holt.storage.v1.StorageService/ListPools';
  const {pools} = await call(
    path,
    {scopeUuid: 'a', facilityName: 'prod-ceph-mon'},
    {'Connect-Protocol-Version': 1},
  );
  // A 64-bit number is a string in JSON.
  return (pools ?? []).map(({usedBytes = '0'}) => usedBytes satisfies string);
}

// @ts-expect-error There is no such operation.
export const unknown: keyof paths = '/holt.storage.v1.StorageService/Nothing';

export const tag: Schemas['holt.machine.v1.Tag'] = {
  name: 'spare',
  // @ts-expect-error It is a string.
  comment: 1,
};

// @ts-expect-error There is no such code.
export const code: Schemas['connect.error']['code'] = 'lost';
