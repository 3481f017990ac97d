import {layers, type Layer} from '../../api/layers';
import {getOperationLink, getServiceLink} from '../../api/links';
import type {Reference} from '../../api/model';
import {findOperationsNamed} from '../../api/rpcNames';
import {createSamples} from '../../api/samples';
import {createSampleCall} from '../../api/samples/call';
import sortBy from 'es-toolkit/compat/sortBy';
import type {
  AreaData,
  HomeCall,
  HomeData,
  HomeLayer,
} from '../../components/home/data';
import type {PageContext} from './context';

/** A list of machines shows best what a platform consists of. */
const rpc = 'ListMachines';

function getCall({
  reference,
  highlight,
}: Pick<PageContext, 'reference' | 'highlight'>): HomeCall | undefined {
  const [operation] = findOperationsNamed(
    [...reference.operations.values()],
    rpc,
  );
  if (!operation) return undefined;
  const {slug, summary, path, response, source} = operation;
  const [example] = response.examples;
  const call = createSampleCall(operation);
  const curl = createSamples(call).find(({id}) => id === 'curl');
  if (!example || !curl) {
    throw new Error(
      `${source}: the home page shows ${rpc}. Give its response an example.`,
    );
  }
  const shown = (code: string, language: string): string =>
    String(highlight(code, language, '').html);
  return {
    slug,
    title: summary,
    path,
    body: JSON.stringify(call.body),
    request: shown(curl.code, 'bash'),
    response: shown(JSON.stringify(example.value, null, 2), 'json'),
  };
}

function getLayers({services}: Reference): HomeLayer[] {
  const found = new Map<Layer, HomeLayer['services']>();
  for (const service of services) {
    const {layer, displayName, operations} = service;
    const isUnimplemented =
      operations.length > 0 && operations.every((one) => one.unimplemented);
    if (!layer || isUnimplemented) continue;
    const known = found.get(layer) ?? [];
    found.set(layer, [
      ...known,
      {name: displayName, to: getServiceLink(service)},
    ]);
  }
  return [...found].map(([layer, listed]) => ({layer, services: listed}));
}

function getAreas({services}: Reference): AreaData[] {
  const shown = services.flatMap((service) => {
    const {home, displayName, operations, layer} = service;
    if (!home) return [];
    const {icon, name = displayName, summary} = home;
    const links = home.operations.flatMap(({rpc, label}) =>
      operations
        .filter((one) => one.rpc === rpc)
        .map((one) => ({
          name: label ?? one.summary,
          to: getOperationLink(one),
        })),
    );
    const to = getServiceLink(service);
    return [{layer, area: {icon, name, to, summary, operations: links}}];
  });
  return sortBy(shown, ({layer}) => layers.indexOf(layer!)).map(
    ({area}) => area,
  );
}

/**
 * Data of the home page: the live call, the platform layers, and the areas.
 *
 * @throws if the operation has no response example
 */
export function getHomeData(
  context: Pick<PageContext, 'reference' | 'highlight'>,
): HomeData {
  const call = getCall(context);
  return {
    ...(call && {call}),
    layers: getLayers(context.reference),
    areas: getAreas(context.reference),
  };
}
