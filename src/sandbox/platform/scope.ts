import {findObjectsWith, type Call, type OperationHandler} from '../call';
import {listIn, type Json, type JsonObject} from '../../calls/json';

const countOf = (count: number): string | undefined =>
  count === 0 ? undefined : String(count);

/** What Juju counts in a scope; it reports no count that is zero. */
function countParts(
  {uuid = '', controller}: JsonObject,
  call: Call,
): Record<string, Json | undefined> {
  // The machine of the controller is not one of MAAS.
  if (controller === true) return {};
  const within: Call = {...call, request: {...call.request, scopeUuid: uuid}};
  const machines = findObjectsWith(call, 'machine', {
    'workloadAnnotations.juju-model-uuid': uuid,
  });
  const cores = machines.map(({cpuCount}) => Number(cpuCount ?? 0));
  const units = findObjectsWith(within, 'facility', {}).map(
    (facility) => listIn(facility.units).length,
  );
  const sum = (numbers: number[]): number =>
    numbers.reduce((total, number) => total + number, 0);
  return {
    machineCount: countOf(machines.length),
    coreCount: countOf(sum(cores)),
    unitCount: countOf(sum(units)),
  };
}

/** What operations of the scopes do. */
export const scopeHandlers: Record<string, OperationHandler> = {
  ListScopes: {shows: countParts},
};
