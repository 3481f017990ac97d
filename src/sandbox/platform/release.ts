import {
  fail,
  failWith,
  findRequestedObjects,
  findObjectsWith,
  createTimestamp,
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
import {scalePods} from './application';
import {requireDefined, groupIn, make, requireNamed, removeAll} from './tools';

/** The pods of a Deployment that a release installs or changes. */
const createDeploymentPods = (
  application: JsonObject,
  call: Call,
): Record<string, Json> =>
  scalePods(application, {
    ...call,
    request: {...call.request, type: 'Deployment'},
  });

/** What the address of a chart tells about a release, if a repository has it. */
function getChart(
  call: Call,
): {chartName: Json; version: JsonObject} | undefined {
  for (const {name = '', versions} of findObjectsWith(call, 'chart', {})) {
    for (const version of listIn(versions).map(findObjectIn)) {
      const {chartRef, ...numbers} = version;
      if (chartRef === call.request.chartRef) {
        return {chartName: name, version: numbers};
      }
    }
  }
  return undefined;
}

/** The address of the chart that a release has. */
function getChartRef(call: Call, {chartName = '', version}: JsonObject): Json {
  const [chart] = findObjectsWith(call, 'chart', {name: chartName});
  const {chartVersion} = findObjectIn(version);
  const found = listIn(chart?.versions)
    .map(findObjectIn)
    .find((one) => one.chartVersion === chartVersion);
  return found?.chartRef ?? '';
}

/** Ends a call whose chart no repository has. */
function checkChart(call: Call): void {
  if (!getChart(call)) fail(call, 'noChart');
}

/** Keeps what a release was, and makes it what the call says. */
function upgrade(
  release: JsonObject,
  call: Call,
): Record<string, Json | undefined> {
  return {
    _previous: getRevision(release),
    ...getChart(call),
    _values: findTextIn(call.request.valuesYaml) || release._values,
    revision: getNextRevision(release),
  };
}

/** What a rollback goes back to. */
const getRevision = (release: JsonObject): JsonObject =>
  requireDefined({
    chartName: release.chartName,
    version: release.version,
    values: release._values,
  });

const getNextRevision = ({revision}: JsonObject): number =>
  Number(revision ?? 0) + 1;

const findReplicasIn = (values: Json | undefined): number | undefined => {
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
    requireDefined({
      name: namespace,
      labels: requireDefined({'kubernetes.io/metadata.name': namespace}),
      createdAt: createTimestamp(call),
    }),
  );
  const replicas = findReplicasIn(valuesYaml) || 1;
  const application = requireDefined({
    type: 'Deployment',
    namespace,
    name,
    labels: requireDefined({
      'app.kubernetes.io/instance': name,
      'app.kubernetes.io/managed-by': 'Helm',
    }),
    replicas,
    healthies: 0,
    metadata: {
      valuesYaml: findTextIn(valuesYaml) || '{}\n',
      readmeMd: '',
      customization: {values: {}},
    },
    createdAt: createTimestamp(call),
    publicAddress: '192.0.2.11',
  });
  Object.assign(application, createDeploymentPods(application, call));
  make(call, 'application', application);
}

/** The image that values name, as far as they do. */
function readImage(values: Json | undefined): {
  repository?: string;
  tag?: string;
} {
  const block = groupIn(values, /^image:[ \t]*\n((?:[ \t]+.*(?:\n|$))*)/m);
  const partOf = (key: string): string | undefined =>
    groupIn(block, new RegExp(`^[ \\t]+${key}:[ \\t]*["']?([^\\s"'#]+)`, 'm'));
  const [repository, tag] = [partOf('repository'), partOf('tag')];
  return {...(repository && {repository}), ...(tag && {tag})};
}

/** The image that the values of a chart and of a release make. */
function getImage(
  call: Call,
  chartRef: Json,
  values: Json | undefined,
): string {
  const [chart] = findObjectsWith(call, 'chartMetadata', {_chartRef: chartRef});
  const {repository, tag} = {
    ...readImage(chart?.valuesYaml),
    ...readImage(values),
  };
  return repository && tag ? `${repository}:${tag}` : '';
}

/** Whether a registry has an image: those of the charts alone. */
const isPulled = (call: Call, image: string): boolean =>
  findObjectsWith(call, 'chartMetadata', {}).some(
    ({_chartRef = ''}) => getImage(call, _chartRef, undefined) === image,
  );

/**
 * Gives an application another image. One that no registry has keeps the pods
 * that run, and the first new one waits.
 */
function changeImage(call: Call, application: JsonObject, image: string): void {
  const [container, ...others] = listIn(application.containers).map(
    findObjectIn,
  );
  if (!container || image === '' || container.imageName === image) return;
  application.containers = [{...container, imageName: image}, ...others];
  const running = listIn(application.pods)
    .map(findObjectIn)
    .filter(({_stuck}) => _stuck !== true);
  const {pods, _template} = createDeploymentPods(
    {...application, _template: '', pods: []},
    call,
  );
  const [first] = listIn(pods).map(findObjectIn);
  application._template = _template ?? '';
  if (isPulled(call, image)) {
    application.pods = pods ?? [];
  } else if (first) {
    const name = findTextIn(application.name);
    const waiting = {
      type: 'ContainersReady',
      status: 'False',
      reason: 'ContainersNotReady',
      message: `containers with unready status: [${name}]`,
    };
    const lastCondition = {...findObjectIn(first.lastCondition), ...waiting};
    application.pods = [...running, {...first, lastCondition, _stuck: true}];
  }
}

/** Gives the application of a release the values of the release. */
const applyValues: OperationHandler['effects'] = (call, {value: release}) => {
  const {_values} = release;
  for (const one of findObjectsWith(
    call,
    'application',
    requireNamed(call, ownName),
  )) {
    if (_values !== undefined) setAt(one, 'metadata.valuesYaml', _values);
    const replicas = findReplicasIn(_values);
    if (replicas !== undefined) {
      one.replicas = replicas;
      const {_template, pods} = createDeploymentPods(one, call);
      setAt(one, '_template', _template);
      setAt(one, 'pods', pods);
    }
    changeImage(call, one, getImage(call, getChartRef(call, release), _values));
    call.store.touch(one);
  }
};

const getRepositories = (call: Call): Json[] =>
  findObjectsWith(call, 'configuration', {}).flatMap(({helmRepository}) =>
    listIn(findObjectIn(helmRepository).urls),
  );

/** Whether a configured repository has a chart. */
const isOffered = ({versions}: JsonObject, call: Call): boolean =>
  listIn(versions).some((version) =>
    getRepositories(call).some((url) =>
      findTextIn(findObjectIn(version).chartRef).startsWith(
        `${findTextIn(url)}/`,
      ),
    ),
  );

/** What operations of releases and charts do. */
export const releaseHandlers: Record<string, OperationHandler> = {
  CreateRelease: {
    causes: ['noChart'],
    check: checkChart,
    set: (_, call) => ({
      ...getChart(call),
      _values: call.request.valuesYaml,
    }),
    effects: install,
  },
  UpdateRelease: {
    causes: ['noChart'],
    check: (call) => {
      findRequestedObjects(call);
      checkChart(call);
    },
    set: upgrade,
    effects: applyValues,
  },
  DeleteRelease: {
    effects: (call) => {
      removeAll(call, 'application', requireNamed(call, ownName));
    },
  },
  RollbackRelease: {
    set: (release) => {
      const {chartName, version, values} = findObjectIn(release._previous);
      return {
        _previous: getRevision(release),
        chartName,
        version,
        _values: values,
        revision: getNextRevision(release),
      };
    },
    effects: applyValues,
  },
  ListCharts: {
    lists: (chart, _, isNamed, call) => isNamed && isOffered(chart, call),
    shows: ({versions}) => ({versions: listIn(versions).slice(0, 1)}),
  },
  GetChart: {
    check: (call) => {
      const isGone = findRequestedObjects(call).every(
        ({value}) => !isOffered(value, call),
      );
      if (isGone) failWith(call, call.rule.missing);
    },
  },
};
