import groupBy from 'es-toolkit/compat/groupBy';
import type {Layer} from '../../api/layers';
import {getOperationLink, getServiceLink} from '../../api/links';
import {linkToService} from '../../api/pageData';
import type {Operation, Reference, Service} from '../../api/model';
import {findOperationsNamed} from '../../api/rpcNames';
import {createSampleCall} from '../../api/samples/call';
import {formatObjects} from '../../components/home/formatObjects';
import type {
  AreaData,
  HomeCall,
  HomeData,
  HomeLayer,
  SentCall,
} from '../../components/home/data';
import type {PageContext} from './context';

/** A list of machines shows best what a platform consists of. */
const rpc = 'ListMachines';
const changingRpc = 'PowerOffMachine';

interface Machine {
  id: string;
  hostname: string;
  powerState: string;
}

type Shown = Pick<PageContext, 'reference' | 'highlight'>;

const getSentCall = (
  operation: Operation,
  body: unknown = createSampleCall(operation).body,
): SentCall => ({path: operation.path, body: JSON.stringify(body)});

function getCall(shown: Shown): HomeCall | undefined {
  const all = [...shown.reference.operations.values()];
  const [operation] = findOperationsNamed(all, rpc);
  if (!operation) return undefined;
  const [example] = operation.response.examples;
  if (!example) {
    throw new Error(
      `${operation.source}: the home page shows ${rpc}. Give its response an example.`,
    );
  }
  const response = example.value as {machines?: Machine[]};
  const [changing] = findOperationsNamed(all, changingRpc);
  const machine = response.machines?.find(
    ({powerState}) => powerState === 'on',
  );
  return {
    ...getSentCall(operation),
    slug: operation.slug,
    title: operation.summary,
    response: shown.highlight(formatObjects(response), 'json').html,
    ...(changing &&
      machine && {
        change: {
          ...getSentCall(changing, {id: machine.id}),
          object: machine.hostname,
        },
      }),
  };
}

/** Objects of the platform map; a single one is the service's own name. */
function getObjects(
  {key}: Service,
  {reference: {map}, t}: Pick<PageContext, 'reference' | 't'>,
): string {
  const {objects = {}} = map.find(({service}) => service === key) ?? {};
  const names = Object.values(objects).map(({name}) => name);
  return names.length > 1 ? names.join(t(', ')) : '';
}

/** Services are in the order of their layers. */
const getLayers = (
  context: Pick<PageContext, 'reference' | 't'>,
): HomeLayer[] => {
  const shown = context.reference.services.filter(
    ({layer, operations}) =>
      layer &&
      (operations.length === 0 ||
        operations.some((one) => one.effect !== 'none')),
  );
  return Object.entries(groupBy(shown, 'layer')).map(([layer, services]) => ({
    layer: layer as Layer,
    services: services.map((service) => ({
      ...linkToService(service),
      objects: getObjects(service, context),
    })),
  }));
};

const getAreas = ({services}: Reference): AreaData[] =>
  services.flatMap((service) => {
    const {home, displayName, operations} = service;
    if (!home) return [];
    const {name = displayName, summary} = home;
    const links = home.operations.flatMap(({rpc, label}) =>
      operations
        .filter((one) => one.rpc === rpc)
        .map((one) => ({
          name: label ?? one.summary,
          to: getOperationLink(one),
        })),
    );
    const to = getServiceLink(service);
    return [{name, to, summary, operations: links}];
  });

/**
 * Data of the home page: the live call, the platform layers, and the areas.
 *
 * @throws if the operation has no response example
 */
export function getHomeData(
  context: Pick<PageContext, 'reference' | 'highlight' | 't'>,
): HomeData {
  const call = getCall(context);
  const {operations, services} = context.reference;
  return {
    operations: operations.size,
    services: services.length,
    ...(call && {call}),
    layers: getLayers(context),
    areas: getAreas(context.reference),
  };
}
