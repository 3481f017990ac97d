import {
  fail,
  find,
  objectsWith,
  timestamp,
  type OperationHandler,
} from '../call';
import {placesOf} from '../find';
import {sameJson, textIn, valueAt} from '../json';
import {clone} from '../store';
import {bytesOf, defined, make, named, quantityOf} from './tools';

/** What a copy of a virtual machine does not have. */
const ofSource = [
  'instancePhase',
  'machineId',
  'hostname',
  'ipAddresses',
  'services',
  'clones',
  'snapshots',
  'restores',
];

/** Makes the copy of a virtual machine that was asked for, turned off. */
const makeClone: OperationHandler['then'] = [
  {
    after: 6,
    run: (call) => {
      const source = named(call, {
        namespace: 'namespace',
        name: 'sourceVirtualMachineName',
      });
      const [machine] = objectsWith(call, 'virtualMachine', source);
      if (!machine) return;
      const kept = Object.fromEntries(
        Object.entries(clone(machine)).filter(
          ([field]) => !ofSource.includes(field),
        ),
      );
      make(call, 'virtualMachine', {
        ...kept,
        status: 'Stopped',
        ready: false,
        name: call.request.targetVirtualMachineName ?? '',
        createdAt: timestamp(call),
      });
    },
  },
];

/** What operations of virtual machines and their disks do. */
export const instanceHandlers: Record<string, OperationHandler> = {
  DetachVirtualMachineDisk: {
    causes: ['noVirtualMachine'],
    check: (call) => {
      const {data, store, request, object} = call;
      const places = placesOf(object, data.rules, store, request);
      if (places.length === 0) fail(call, 'noVirtualMachine');
    },
  },
  CreateVirtualMachineClone: {then: makeClone},
  ListDataVolumes: {
    lists: (volume, {bootImage}, isNamed) =>
      isNamed && sameJson(volume.bootImage, bootImage),
  },
  CreateDataVolume: {
    set: (_, call) => ({
      PersistentVolumeClaim: defined({
        name: call.request.name,
        status: 'Pending',
        accessModes: ['ReadWriteOnce'],
        capacity: quantityOf(textIn(call.request.sizeBytes) || '0'),
        storageClass: clone(
          objectsWith(call, 'storageClass', {name: 'ceph-rbd'})[0] ?? {},
        ),
        createdAt: timestamp(call),
      }),
    }),
  },
  ExtendDataVolume: {
    causes: ['smaller'],
    check: (call) => {
      const size = bytesOf(textIn(call.request.sizeBytes));
      for (const {value} of find(call)) {
        const now = valueAt(value, 'PersistentVolumeClaim.capacity');
        if (size < bytesOf(textIn(now))) fail(call, 'smaller');
      }
    },
    set: (_, {request}) => ({
      'PersistentVolumeClaim.capacity': quantityOf(
        textIn(request.sizeBytes) || '0',
      ),
    }),
  },
  ListInstanceTypes: {
    lists: ({clusterWide}, {includeClusterWide}, isNamed) =>
      clusterWide === true ? includeClusterWide === true : isNamed,
  },
};
