import type {Failure} from './answer';
import type {Fetcher} from './send';

/** Why the sandbox did not answer. */
export const diagnoseSandboxFailure = (error: unknown): Promise<Failure> =>
  Promise.resolve({
    kind: 'sandbox',
    detail: error instanceof Error ? error.message : String(error),
  });

/** The server inside the page, loaded at the first call. */
export const createSandboxFetcher =
  (baseUrl: string): Fetcher =>
  async (request) => {
    const {startSandbox} = await import(
      /* webpackChunkName: "sandbox" */ '../../../sandbox/inPage'
    );
    const handle = await startSandbox(baseUrl);
    return handle(request);
  };
