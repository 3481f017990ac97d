import {
  findObjectIn,
  findTextIn,
  listIn,
  type JsonObject,
} from '../../calls/json';
import {act, list, setAll} from '../act';
import {
  createTimestamp,
  createUuid,
  fail,
  findAll,
  findOne,
  type Call,
  type Fields,
  type PlatformFunction,
} from '../call';
import {countCopies, make, objectsIn, requireDefined, textAt} from './tools';

const createPodSuffix = (call: Call): string => createUuid(call).slice(0, 5);

/** Creates a pod, named like those of its controller. */
function createPod(
  call: Call,
  {name, type, _template}: JsonObject,
  ordinal: number,
): JsonObject {
  const suffix = createPodSuffix(call);
  const ends: Record<string, string> = {
    StatefulSet: String(ordinal),
    Deployment: `${findTextIn(_template)}-${suffix}`,
  };
  return {
    name: `${findTextIn(name)}-${ends[findTextIn(type)] ?? suffix}`,
    phase: 'Pending',
    ready: '0/1',
    restarts: '0',
    lastCondition: {
      type: 'PodScheduled',
      status: 'True',
      probedAt: '0001-01-01T00:00:00Z',
      transitionedAt: createTimestamp(call),
    },
    createdAt: createTimestamp(call),
  };
}

const createTemplate = (call: Call): string => createUuid(call).slice(0, 8);

/** Existing and new pods of an application for its replica count. */
function scalePods(call: Call, application: JsonObject): JsonObject {
  const _template = findTextIn(application._template) || createTemplate(call);
  const known = objectsIn(application.pods);
  const pods = Array.from(
    {length: countCopies(application.replicas)},
    (_, ordinal) =>
      known[ordinal] ?? createPod(call, {...application, _template}, ordinal),
  );
  return {_template, pods};
}

/** Chart information in a chart URL. */
function findChart(call: Call): Fields {
  const {chartRef} = call.request;
  for (const {name, versions} of findAll(call, 'chart')) {
    for (const {chartRef: known, ...version} of objectsIn(versions))
      if (known === chartRef) return {chartName: name, version};
  }
  return fail(call, 'noChart');
}

const findReplicasIn = (values: string): number | undefined => {
  const replicas = /^replicaCount:\s*(\d+)/m.exec(values)?.[1];
  return replicas === undefined ? undefined : Number(replicas);
};

/** Creates the namespace and the application of a new release. */
function install(call: Call): void {
  const {namespace = '', name = '', valuesYaml} = call.request;
  const createdAt = createTimestamp(call);
  const ofNamespace = {'kubernetes.io/metadata.name': namespace};
  make(call, 'namespace', {name: namespace, labels: ofNamespace, createdAt});
  const application: JsonObject = {
    type: 'Deployment',
    namespace,
    name,
    labels: {
      'app.kubernetes.io/instance': name,
      'app.kubernetes.io/managed-by': 'Helm',
    },
    replicas: findReplicasIn(findTextIn(valuesYaml)) || 1,
    metadata: {
      valuesYaml: findTextIn(valuesYaml) || '{}\n',
      readmeMd: '',
      customization: {values: {}},
    },
    createdAt,
    publicAddress: '192.0.2.11',
  };
  make(call, 'application', {...application, ...scalePods(call, application)});
}

/** Image in Helm values; later values override earlier ones. */
function getImage(...values: string[]): string {
  const partOf = (key: string): string => {
    const pattern = new RegExp(
      `^image:\\s*\\n(?:[ \\t]+.*\\n)*?[ \\t]+${key}:[ \\t]*["']?([^\\s"'#]+)`,
      'm',
    );
    return values.map((text) => pattern.exec(text)?.[1]).find(Boolean) ?? '';
  };
  const [repository, tag] = [partOf('repository'), partOf('tag')];
  return repository && tag ? `${repository}:${tag}` : '';
}

function findChartValues(call: Call, {chartName, version}: JsonObject): string {
  const [chart] = findAll(call, 'chart', {name: chartName ?? ''});
  const {chartVersion} = findObjectIn(version);
  const {chartRef: _chartRef = ''} =
    objectsIn(chart?.versions).find(
      (one) => one.chartVersion === chartVersion,
    ) ?? {};
  const [metadata] = findAll(call, 'chartMetadata', {_chartRef});
  return findTextIn(metadata?.valuesYaml);
}

/** Pods with an unknown image wait; running ones stay. */
function changeImage(call: Call, application: JsonObject, image: string): void {
  const [container, ...others] = objectsIn(application.containers);
  if (!container || image === '' || container.imageName === image) return;
  application.containers = [{...container, imageName: image}, ...others];
  const fresh = scalePods(call, {...application, _template: '', pods: []});
  const isPulled = findAll(call, 'chartMetadata').some(
    ({valuesYaml}) => getImage(findTextIn(valuesYaml)) === image,
  );
  const running = objectsIn(application.pods).filter(({_stuck}) => !_stuck);
  const [first = {}] = objectsIn(fresh.pods);
  const condition = {
    type: 'ContainersReady',
    status: 'False',
    reason: 'ContainersNotReady',
    message: `containers with unready status: [${findTextIn(application.name)}]`,
    transitionedAt: createTimestamp(call),
  };
  const stuck = {...first, lastCondition: condition, _stuck: true};
  setAll(application, isPulled ? fresh : {...fresh, pods: [...running, stuck]});
}

function applyValues(call: Call): void {
  const {namespace = '', name = ''} = call.request;
  const release = findOne(call);
  const values = findTextIn(release._values);
  for (const one of findAll(call, 'application', {namespace, name})) {
    const replicas = findReplicasIn(values);
    setAll(one, {'metadata.valuesYaml': values || undefined, replicas});
    if (replicas !== undefined) setAll(one, scalePods(call, one));
    changeImage(call, one, getImage(values, findChartValues(call, release)));
    call.store.touch(one);
  }
}

/** Changes a release and keeps the previous revision for rollback. */
function revise(call: Call, fields: Fields): JsonObject {
  const {chartName, version, _values, revision} = findOne(call);
  const answer = act(call, {
    ...fields,
    _previous: requireDefined({chartName, version, _values}),
    revision: Number(revision ?? 0) + 1,
  });
  if (!call.isDry) applyValues(call);
  return answer;
}

/** Wraps a function, so that a dry run changes nothing. */
const heedDryRun =
  (change: PlatformFunction): PlatformFunction =>
  (call) =>
    change({...call, isDry: call.request.dryRun === true});

export const applicationFunctions: Record<string, PlatformFunction> = {
  ScaleApplication: (call) => {
    const {replicas = 0} = call.request;
    return act(call, scalePods(call, {...findOne(call), replicas}));
  },
  DeleteApplicationPod: (call) => {
    // StatefulSet pods are numbered and keep their names.
    const name = textAt(findOne(call), 'name');
    const suffix = `-${createPodSuffix(call)}`;
    return act(call, {name: name.replace(/-[a-z\d]{5}$/, suffix)});
  },
  WriteTTY: (call) => {
    if (!call.store.terminals.write(call.request)) fail(call, 'closed');
    return {};
  },
  CreateRelease: heedDryRun((call) => {
    const _values = call.request.valuesYaml;
    const answer = act(call, {...findChart(call), _values});
    if (!call.isDry) install(call);
    return answer;
  }),
  UpdateRelease: heedDryRun((call) => {
    const {_values} = findOne(call);
    const values = findTextIn(call.request.valuesYaml);
    return revise(call, {...findChart(call), _values: values || _values});
  }),
  RollbackRelease: heedDryRun((call) =>
    revise(call, findObjectIn(findOne(call)._previous)),
  ),
  DeleteRelease: heedDryRun(act),
  ListCharts: (call) =>
    list(call, {
      shows: ({versions}) => ({versions: listIn(versions).slice(0, 1)}),
    }),
};
