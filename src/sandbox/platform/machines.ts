import {findTextIn, listIn, type JsonObject} from '../../calls/json';
import {act, list} from '../act';
import {
  findAll,
  findOne,
  later,
  type Call,
  type Fields,
  type PlatformFunction,
} from '../call';
import {findScopeName, textAt} from './tools';

const modelField = 'workloadAnnotations.juju-model-uuid';
const idField = 'workloadAnnotations.juju-machine-id';

/** ID of a machine in its Juju model, such as `3`. */
export const getJujuId = (machine: JsonObject): string =>
  /\d+$/.exec(textAt(machine, idField))?.[0] ?? '0';

function allocate(call: Call, machine: JsonObject): void {
  if (machine.status !== 'Ready') return;
  const {scopeUuid = ''} = call.request;
  const taken = findAll(call, 'machine', {[modelField]: scopeUuid});
  const next = Math.max(-1, ...taken.map((one) => Number(getJujuId(one)))) + 1;
  machine.status = 'Allocated';
  machine.statusMessage = 'Allocated';
  machine.workloadAnnotations = {
    'juju-model-uuid': scopeUuid,
    'juju-machine-id': `${findTextIn(findScopeName(call))}-machine-${next}`,
  };
}

/** Juju's counts for a scope, without zeros. */
function countParts(call: Call, {uuid = '', controller}: JsonObject): Fields {
  // The controller's machine is not in MAAS.
  if (controller === true) return {};
  const inScope: Call = {...call, request: {scopeUuid: uuid}};
  const machines = findAll(call, 'machine', {[modelField]: uuid});
  const facilities = findAll(inScope, 'facility');
  const count = (numbers: number[]): string | undefined => {
    const total = numbers.reduce((sum, number) => sum + number, 0);
    return total === 0 ? undefined : String(total);
  };
  return {
    machineCount: count(machines.map(() => 1)),
    coreCount: count(machines.map(({cpuCount}) => Number(cpuCount ?? 0))),
    unitCount: count(facilities.map(({units}) => listIn(units).length)),
  };
}

export const machineFunctions: Record<string, PlatformFunction> = {
  ListMachines: (call) =>
    list(call, {
      keeps: (machine) =>
        textAt(machine, modelField).includes(
          findTextIn(call.request.scopeUuid),
        ),
    }),
  CreateMachine: (call) => {
    const answer = act(call);
    const machine = findOne(call);
    later(call, machine, 5, () => {
      allocate(call, machine);
    });
    return answer;
  },
  DeleteMachine: (call) => {
    const {status} = findOne(call);
    return act({...call, isDry: status === 'Ready' || status === 'Releasing'});
  },
  ListScopes: (call) => list(call, {shows: (scope) => countParts(call, scope)}),
};
