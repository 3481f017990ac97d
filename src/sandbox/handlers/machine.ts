import {type OperationHandler} from '../call';
import {textIn, valueAt} from '../json';
import {defined, groupIn, scopeName} from './tools';

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
        .filter((one) => valueAt(one, modelField) === scopeUuid)
        .map((one) => Number(groupIn(valueAt(one, idField), /(\d*)$/)));
      const next = Math.max(-1, ...taken) + 1;
      machine.status = 'Allocated';
      machine.statusMessage = 'Allocated';
      machine.workloadAnnotations = defined({
        'juju-model-uuid': scopeUuid,
        'juju-machine-id': `${textIn(scopeName(call))}-machine-${next}`,
      });
    },
  },
];

/** What operations of the machines do. */
export const machineHandlers: Record<string, OperationHandler> = {
  ListMachines: {
    lists: (machine, {scopeUuid}, isNamed) => {
      const model = valueAt(machine, modelField);
      return isNamed && textIn(model).includes(textIn(scopeUuid));
    },
  },
  CreateMachine: {then: allocate},
  DeleteMachine: {
    isIdle: ({status}) => status === 'Ready' || status === 'Releasing',
  },
};
