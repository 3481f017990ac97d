import {
  fail,
  find,
  objectsWith,
  timestamp,
  uuidFor,
  type Call,
  type OperationHandler,
} from '../call';
import {
  listIn,
  objectIn,
  setAt,
  textIn,
  type Json,
  type JsonObject,
} from '../json';
import {copiesIn, defined, groupIn, make, named, removeAll} from './tools';
import {isMapping} from '../yaml';

const podSuffix = (call: Call): string => uuidFor(call).slice(0, 5);

/** A pod of an application, named as its controller does. */
function podOf(
  call: Call,
  {_template}: JsonObject,
  ordinal: number,
  state: {phase: string; ready: string},
): JsonObject {
  const {name, type} = call.request;
  const middle = type === 'Deployment' ? `${textIn(_template)}-` : '';
  const last = type === 'StatefulSet' ? String(ordinal) : podSuffix(call);
  return {
    name: `${textIn(name)}-${middle}${last}`,
    ...state,
    restarts: '0',
    lastCondition: {
      type: 'PodScheduled',
      status: 'True',
      reason: '',
      message: '',
      probedAt: '0001-01-01T00:00:00Z',
      transitionedAt: timestamp(call),
    },
    createdAt: timestamp(call),
  };
}

const podTemplate = (call: Call): string => uuidFor(call).slice(0, 8);

/** Replaces every pod: the old ones have run until now. */
const replacePods: OperationHandler['then'] = [
  {
    after: 2,
    run: (call, {value: application}) => {
      application._template = podTemplate(call);
      const pods = listIn(application.pods).map((_, ordinal) =>
        podOf(call, application, ordinal, {phase: 'Running', ready: '1/1'}),
      );
      setAt(application, 'pods', pods);
    },
  },
];

/** The pods that an application keeps, and those that it gets besides. */
function scalePods(application: JsonObject, call: Call): Record<string, Json> {
  const _template = textIn(application._template) || podTemplate(call);
  const known = listIn(application.pods);
  const pods = Array.from(
    {length: copiesIn(application.replicas)},
    (_, ordinal) =>
      known[ordinal] ??
      podOf(call, {_template}, ordinal, {phase: 'Pending', ready: '0/1'}),
  );
  return {_template, pods};
}

/** What the address of a chart tells about a release, if a repository has it. */
function chartOf(
  call: Call,
): {chartName: Json; version: JsonObject} | undefined {
  for (const {name = '', versions} of objectsWith(call, 'chart', {})) {
    for (const version of listIn(versions).map(objectIn)) {
      const {chartRef, ...numbers} = version;
      if (chartRef === call.request.chartRef) {
        return {chartName: name, version: numbers};
      }
    }
  }
  return undefined;
}

/** Ends a call whose chart or values Helm cannot read. */
function checkRelease(call: Call): void {
  if (!chartOf(call)) fail(call, 'noChart');
  if (!isMapping(textIn(call.request.valuesYaml))) fail(call, 'badValues');
}

/** What a rollback goes back to. */
const revisionOf = (release: JsonObject): JsonObject =>
  defined({
    chartName: release.chartName,
    version: release.version,
    values: release._values,
  });

const nextRevision = ({revision}: JsonObject): number =>
  Number(revision ?? 0) + 1;

const replicasIn = (values: Json | undefined): number | undefined => {
  const replicas = groupIn(values, /^replicaCount:\s*(\d+)/m);
  return replicas === undefined ? undefined : Number(replicas);
};

const ownName = {namespace: 'namespace', name: 'name'};

/** Makes the namespace and the application of a new release. */
function install(call: Call): void {
  const {namespace, name, valuesYaml} = call.request;
  make(
    call,
    'namespace',
    defined({
      name: namespace,
      labels: defined({'kubernetes.io/metadata.name': namespace}),
      createdAt: timestamp(call),
    }),
  );
  make(
    call,
    'application',
    defined({
      type: 'Deployment',
      namespace,
      name,
      labels: defined({
        'app.kubernetes.io/instance': name,
        'app.kubernetes.io/managed-by': 'Helm',
      }),
      replicas: replicasIn(valuesYaml) || 1,
      healthies: 0,
      metadata: {
        valuesYaml: textIn(valuesYaml) || '{}\n',
        readmeMd: '',
        customization: {values: {}},
      },
    }),
  );
}

/** Gives the application of a release the values of the release. */
const applyValues: OperationHandler['effects'] = (call, {value: release}) => {
  const {_values} = release;
  for (const one of objectsWith(call, 'application', named(call, ownName))) {
    if (_values !== undefined) setAt(one, 'metadata.valuesYaml', _values);
    const replicas = replicasIn(_values);
    if (replicas !== undefined) setAt(one, 'replicas', replicas);
    call.store.touch(one);
  }
};

/** What operations of applications and releases do. */
export const applicationHandlers: Record<string, OperationHandler> = {
  RestartApplication: {then: replacePods},
  ScaleApplication: {set: scalePods},
  DeleteApplicationPod: {
    set: (_, call) => {
      // The pods of a StatefulSet are numbered, and keep their names.
      const controlled = groupIn(call.request.name, /^(.+-)[a-z\d]{5}$/m);
      return controlled === undefined
        ? {}
        : {name: `${controlled}${podSuffix(call)}`};
    },
  },
  CreateRelease: {
    causes: ['noChart', 'badValues'],
    check: checkRelease,
    set: (_, call) => ({
      ...chartOf(call),
      _values: call.request.valuesYaml,
    }),
    effects: install,
  },
  UpdateRelease: {
    causes: ['noChart', 'badValues'],
    check: (call) => {
      find(call);
      checkRelease(call);
    },
    set: (release, call) => ({
      _previous: revisionOf(release),
      ...chartOf(call),
      _values: textIn(call.request.valuesYaml) || release._values,
      revision: nextRevision(release),
    }),
    effects: applyValues,
  },
  DeleteRelease: {
    effects: (call) => {
      removeAll(call, 'application', named(call, ownName));
    },
  },
  RollbackRelease: {
    set: (release) => {
      const {chartName, version, values} = objectIn(release._previous);
      return {
        _previous: revisionOf(release),
        chartName,
        version,
        _values: values,
        revision: nextRevision(release),
      };
    },
    effects: applyValues,
  },
  WriteTTY: {
    causes: ['closed'],
    answer: (call) => {
      if (!call.store.terminals.write(call.request)) fail(call, 'closed');
      return {};
    },
  },
};
