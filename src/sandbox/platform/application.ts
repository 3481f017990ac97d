import {
  fail,
  findObjectsWith,
  createTimestamp,
  createUuid,
  type Call,
  type OperationHandler,
} from '../call';
import {
  listIn,
  findObjectIn,
  setAt,
  findTextIn,
  type Json,
  type JsonObject,
} from '../../calls/json';
import {countCopiesIn, groupIn} from './tools';

const createPodSuffix = (call: Call): string => createUuid(call).slice(0, 5);

/** A pod of an application, named as its controller does. */
function getPod(
  call: Call,
  {_template}: JsonObject,
  ordinal: number,
  state: {phase: string; ready: string},
): JsonObject {
  const {name, type} = call.request;
  const middle = type === 'Deployment' ? `${findTextIn(_template)}-` : '';
  const last = type === 'StatefulSet' ? String(ordinal) : createPodSuffix(call);
  return {
    name: `${findTextIn(name)}-${middle}${last}`,
    ...state,
    restarts: '0',
    lastCondition: {
      type: 'PodScheduled',
      status: 'True',
      reason: '',
      message: '',
      probedAt: '0001-01-01T00:00:00Z',
      transitionedAt: createTimestamp(call),
    },
    createdAt: createTimestamp(call),
  };
}

const createPodTemplate = (call: Call): string => createUuid(call).slice(0, 8);

/** Replaces every pod: the old ones have run until now. */
const replacePods: OperationHandler['then'] = [
  {
    after: 2,
    run: (call, {value: application}) => {
      application._template = createPodTemplate(call);
      const pods = listIn(application.pods).map((_, ordinal) =>
        getPod(call, application, ordinal, {phase: 'Running', ready: '1/1'}),
      );
      setAt(application, 'pods', pods);
    },
  },
];

/** The pods that an application keeps, and those that it gets besides. */
export function scalePods(
  application: JsonObject,
  call: Call,
): Record<string, Json> {
  const _template =
    findTextIn(application._template) || createPodTemplate(call);
  const known = listIn(application.pods);
  const pods = Array.from(
    {length: countCopiesIn(application.replicas)},
    (_, ordinal) =>
      known[ordinal] ??
      getPod(call, {_template}, ordinal, {phase: 'Pending', ready: '0/1'}),
  );
  return {_template, pods};
}

/** Ends a call for an application, or a kind of them, that is not there. */
function checkApplication(call: Call, known: readonly string[]): void {
  const type = findTextIn(call.request.type);
  if (!known.includes(type)) {
    fail(call, 'badType', `unknown application type: ${type}`);
  }
  const {namespace = '', name = ''} = call.request;
  const found = findObjectsWith(call, 'application', {namespace, name, type});
  if (found.length > 0) return;
  const resource = `${type.toLowerCase()}s.apps`;
  fail(call, 'noApplication', `${resource} "${findTextIn(name)}" not found`);
}

/** The pod that a stream is for. */
function findPodOfStream(call: Call): JsonObject {
  const {namespace = '', podName = ''} = call.request;
  const pods = findObjectsWith(call, 'application', {namespace}).flatMap(
    ({pods}) => listIn(pods).map(findObjectIn),
  );
  const found = pods.find(({name}) => name === podName);
  return (
    found ?? fail(call, 'noPod', `pods "${findTextIn(podName)}" not found`)
  );
}

const isPending = ({phase}: JsonObject): boolean => phase === 'Pending';

/** What operations of applications and their pods do. */
export const applicationHandlers: Record<string, OperationHandler> = {
  RestartApplication: {
    causes: ['badType', 'noApplication'],
    check: (call) =>
      checkApplication(call, ['Deployment', 'StatefulSet', 'DaemonSet']),
    then: replacePods,
  },
  ScaleApplication: {
    causes: ['badType', 'noApplication', 'negative'],
    check: (call) => {
      checkApplication(call, ['Deployment', 'StatefulSet']);
      const {name, type, replicas = 0} = call.request;
      if (Number(replicas) >= 0) return;
      fail(
        call,
        'negative',
        `${findTextIn(type)}.apps "${findTextIn(name)}" is invalid: spec.replicas: Invalid value: ${Number(replicas)}: must be greater than or equal to 0`,
      );
    },
    set: scalePods,
  },
  DeleteApplicationPod: {
    set: (_, call) => {
      // The pods of a StatefulSet are numbered, and keep their names.
      const controlled = groupIn(call.request.name, /^(.+-)[a-z\d]{5}$/m);
      return controlled === undefined
        ? {}
        : {name: `${controlled}${createPodSuffix(call)}`};
    },
  },
  WatchLogs: {
    causes: ['noPod', 'notStarted'],
    check: (call) => {
      if (isPending(findPodOfStream(call))) fail(call, 'notStarted');
    },
  },
  ExecuteTTY: {
    causes: ['noPod', 'notRunning'],
    check: (call) => {
      if (isPending(findPodOfStream(call))) fail(call, 'notRunning');
    },
  },
  WriteTTY: {
    causes: ['closed'],
    answer: (call) => {
      if (!call.store.terminals.write(call.request)) fail(call, 'closed');
      return {};
    },
  },
};
