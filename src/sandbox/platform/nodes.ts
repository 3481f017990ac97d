import {findObjectsWith, createTimestamp, type Call} from '../call';
import {listIn, type JsonObject} from '../../calls/json';
import {make} from './tools';

/** A unit of a facility that waits for its machine. */
export const waitingUnit = (
  call: Call,
  name: string,
  more: JsonObject,
): JsonObject => ({
  name,
  agentStatus: {
    state: 'allocating',
    details: '',
    createdAt: createTimestamp(call),
  },
  workloadStatus: waiting(call),
  leader: false,
  machineId: '',
  ipAddress: '',
  hostname: '',
  charmName: '',
  version: '',
  ...more,
});

/** The status of what waits for its machine. */
export const waiting = (call: Call): JsonObject => ({
  state: 'waiting',
  details: 'waiting for machine',
  createdAt: createTimestamp(call),
});

/** Makes the labels of the node that a machine becomes. */
export function makeLabels(
  call: Call,
  facilityName: string,
  {hostname = ''}: JsonObject = {},
): void {
  const ofCluster = {...call, request: {...call.request, facilityName}};
  make(ofCluster, 'node', {
    _hostname: hostname,
    labels: {
      'kubernetes.io/arch': 'amd64',
      'kubernetes.io/hostname': hostname,
      'kubernetes.io/os': 'linux',
    },
  });
}

/** Makes OSDs of some devices of a machine, after those that there are. */
export function makeOsds(
  call: Call,
  facilityName: string,
  {id = '', hostname = ''}: JsonObject = {},
  devices = listIn(call.request.osdDevices).length,
): void {
  const ofCluster = {...call, request: {...call.request, facilityName}};
  const first = findObjectsWith(ofCluster, 'osd', {}).length;
  for (let index = first; index < first + devices; index++) {
    make(ofCluster, 'osd', {
      id: String(index),
      name: `osd.${index}`,
      up: true,
      in: true,
      exists: true,
      deviceClass: 'ssd',
      sizeBytes: '3840755982336',
      usedBytes: '0',
      placementGroupCount: '0',
      machine: {id, hostname},
    });
  }
}
