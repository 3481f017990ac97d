import type {Operation} from '../model';
import {operationsNamed} from '../rpcNames';
import {samplesOf} from '../samples';
import {sampleCall} from '../samples/call';
import type {PageContext} from './context';

/** A call of the home page and its response, as the reference shows them. */
export interface FirstCall {
  /** `ListScopes` */
  rpc: string;
  /** Name of its page under `/docs/api`. */
  slug: string;
  title: string;
  /** The sample for curl, highlighted. */
  request: string;
  /** The response of its first example, highlighted. */
  response: string;
}

/** The second call is made in a scope that the first one lists. */
const names = ['ListScopes', 'CreateVirtualMachine'] as const;

/** Marks the first line that has a text in it. */
function markLine(code: string, text: string): string {
  const index = code.split('\n').findIndex((line) => line.includes(text));
  return index < 0 ? '' : `{${index + 1}}`;
}

const curlOf = (operation: Operation): string =>
  samplesOf(sampleCall(operation)).find(({id}) => id === 'curl')?.code ?? '';

const responseOf = ({rpc, response}: Operation): string => {
  const [first] = response.examples;
  if (!first) {
    throw new Error(
      `The home page shows ${rpc}: give its response an example in openapi/services.`,
    );
  }
  return JSON.stringify(first.value, null, 2);
};

/**
 * The two calls that the home page shows, from the examples of their pages. The
 * scope that the first returns and the second sends is marked in both.
 *
 * @returns nothing for a description that has not both of them
 * @throws when the examples do not name the same scope
 */
export function firstCalls({
  reference,
  highlight,
}: Pick<PageContext, 'reference' | 'highlight'>): FirstCall[] {
  const all = [...reference.operations.values()];
  const [list, create] = names.map((name) => operationsNamed(all, name)[0]);
  if (!list || !create) return [];
  const {scopeUuid} = sampleCall(create).body as {scopeUuid?: string};
  if (!scopeUuid || !responseOf(list).includes(`"${scopeUuid}"`)) {
    throw new Error(
      `The home page shows ${list.rpc} and ${create.rpc} as two steps: the first example of ${create.rpc} must have a scopeUuid that the first response of ${list.rpc} lists.`,
    );
  }
  const shown = (code: string, language: string): string =>
    String(highlight(code, language, markLine(code, scopeUuid)).html);
  return [list, create].map((operation) => ({
    rpc: operation.rpc,
    slug: operation.slug,
    title: operation.summary,
    request: shown(curlOf(operation), 'bash'),
    response: shown(responseOf(operation), 'json'),
  }));
}
