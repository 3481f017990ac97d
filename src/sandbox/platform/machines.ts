import sumBy from 'es-toolkit/compat/sumBy';
import {findTextIn, listIn, type JsonObject} from '../../calls/json';
import {act} from '../act';
import {findAll, findOne, type Call, type Platform} from '../call';
import {textAt} from './tools';

const modelField = 'workloadAnnotations.juju-model-uuid';
const idField = 'workloadAnnotations.juju-machine-id';

/** ID of a machine in its Juju model, such as `3`. */
export const getJujuId = (machine: JsonObject): string =>
  /\d+$/.exec(textAt(machine, idField))?.[0] ?? '0';

/** Puts a commissioned machine into the scope of the request. */
function allocate(call: Call, machine: JsonObject): void {
  if (machine.status !== 'Ready') return;
  const {scopeUuid = ''} = call.request;
  const [scope] = findAll(call, 'scope', {uuid: scopeUuid});
  const taken = findAll(call, 'machine', {[modelField]: scopeUuid});
  const next = Math.max(-1, ...taken.map((one) => Number(getJujuId(one)))) + 1;
  machine.status = 'Allocated';
  machine.statusMessage = 'Allocated';
  machine.workloadAnnotations = {
    'juju-model-uuid': scopeUuid,
    'juju-machine-id': `${findTextIn(scope?.name)}-machine-${next}`,
  };
}

export const functions: Platform['functions'] = {
  CreateMachine: (call) => {
    const answer = act(call);
    const machine = findOne(call);
    call.store.scheduler.plan(machine, 5, () => allocate(call, machine));
    return answer;
  },
};

export const views: Platform['views'] = {
  /** Juju's counts, without zeros. */
  scope: (call, {uuid = '', controller}) => {
    // The controller's machine is not in MAAS.
    if (controller === true) return {};
    const inScope: Call = {...call, request: {scopeUuid: uuid}};
    const machines = findAll(call, 'machine', {[modelField]: uuid});
    const facilities = findAll(inScope, 'facility');
    const count = (total: number): string | undefined =>
      total === 0 ? undefined : String(total);
    return {
      machineCount: count(machines.length),
      coreCount: count(sumBy(machines, (one) => Number(one.cpuCount ?? 0))),
      unitCount: count(sumBy(facilities, ({units}) => listIn(units).length)),
    };
  },
};
