import {type OperationHandler} from '../call';
import {findTextIn, readValueAt} from '../../calls/json';
import {requireDefined, groupIn, getScopeName} from './tools';

const modelField = 'workloadAnnotations.juju-model-uuid';
const idField = 'workloadAnnotations.juju-machine-id';

/** Puts a machine that is ready into the scope of the call. */
const allocate: OperationHandler['then'] = [
  {
    after: 5,
    run: (call, {value: machine, place}) => {
      if (machine.status !== 'Ready') return;
      const {scopeUuid = ''} = call.request;
      const taken = place.values
        .filter((one) => readValueAt(one, modelField) === scopeUuid)
        .map((one) => Number(groupIn(readValueAt(one, idField), /(\d*)$/)));
      const next = Math.max(-1, ...taken) + 1;
      machine.status = 'Allocated';
      machine.statusMessage = 'Allocated';
      machine.workloadAnnotations = requireDefined({
        'juju-model-uuid': scopeUuid,
        'juju-machine-id': `${findTextIn(getScopeName(call))}-machine-${next}`,
      });
    },
  },
];

/** What operations of the machines do. */
export const machineHandlers: Record<string, OperationHandler> = {
  ListMachines: {
    lists: (machine, {scopeUuid}, isNamed) => {
      const model = readValueAt(machine, modelField);
      return isNamed && findTextIn(model).includes(findTextIn(scopeUuid));
    },
  },
  CreateMachine: {then: allocate},
  DeleteMachine: {
    isIdle: ({status}) => status === 'Ready' || status === 'Releasing',
  },
};
