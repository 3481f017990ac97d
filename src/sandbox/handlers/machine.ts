import {nextAfter, type OperationHandler} from '../call';
import {textIn, valueAt} from '../json';
import {defined, groupIn, scopeName} from './tools';

/** Puts a machine that is ready into the scope of the call. */
const allocate: OperationHandler['then'] = [
  {
    after: 5,
    run: (call, {value: machine, place}) => {
      if (machine.status !== 'Ready') return;
      const idField = 'workloadAnnotations.juju-machine-id';
      const next = nextAfter(
        place.values.map((one) =>
          Number(groupIn(valueAt(one, idField), /(\d*)$/)),
        ),
      );
      machine.status = 'Allocated';
      machine.statusMessage = 'Allocated';
      machine.workloadAnnotations = defined({
        'juju-model-uuid': call.request.scopeUuid,
        'juju-machine-id': `${textIn(scopeName(call))}-machine-${next}`,
      });
    },
  },
];

/** What operations of the machines do. */
export const machineHandlers: Record<string, OperationHandler> = {
  ListMachines: {
    lists: (machine, {scopeUuid}, isNamed) => {
      const model = valueAt(machine, 'workloadAnnotations.juju-model-uuid');
      return isNamed && textIn(model).includes(textIn(scopeUuid));
    },
  },
  CreateMachine: {then: allocate},
  DeleteMachine: {
    isIdle: ({status}) => status === 'Ready' || status === 'Releasing',
  },
};
