import {
  findObjectIn,
  findTextIn,
  listIn,
  type JsonObject,
} from '../../calls/json';
import {act, setAll} from '../act';
import {
  createTimestamp,
  createUuid,
  findAll,
  findOne,
  type Call,
  type Fields,
  type Platform,
} from '../call';
import {countCopies, objectsIn, textAt} from './tools';

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

/** Existing and new pods of an application for its replica count. */
function scalePods(call: Call, application: JsonObject): JsonObject {
  const _template =
    findTextIn(application._template) || createUuid(call).slice(0, 8);
  const known = objectsIn(application.pods);
  const pods = Array.from(
    {length: countCopies(application.replicas)},
    (_, ordinal) =>
      known[ordinal] ?? createPod(call, {...application, _template}, ordinal),
  );
  return {_template, pods};
}

const findReplicasIn = (values: string): number | undefined => {
  const replicas = /^replicaCount:\s*(\d+)/m.exec(values)?.[1];
  return replicas === undefined ? undefined : Number(replicas);
};

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

/** Applies the values of a release to its application. */
function applyValues(call: Call): void {
  const {namespace = '', name = '', valuesMap} = call.request;
  const {_values, _chartRef = ''} = findOne(call);
  const values = findTextIn(_values);
  const [chart] = findAll(call, 'chartMetadata', {_chartRef});
  const single = findObjectIn(valuesMap);
  const override = `replicaCount: ${findTextIn(single.replicaCount)}\nimage:\n  tag: ${findTextIn(single['image.tag'])}\n`;
  for (const one of findAll(call, 'application', {namespace, name})) {
    const replicas =
      findReplicasIn(override) ??
      findReplicasIn(values) ??
      (one.replicas === undefined ? 1 : undefined);
    setAll(one, {'metadata.valuesYaml': values || undefined, replicas});
    if (replicas !== undefined) setAll(one, scalePods(call, one));
    const defaults = textAt(chart ?? {}, 'valuesYaml');
    changeImage(call, one, getImage(override, values, defaults));
    call.store.touch(one);
  }
}

/** Creates or changes a release, and then its application. */
function revise(call: Call): JsonObject {
  const answer = act(call);
  if (!call.isDry) applyValues(call);
  return answer;
}

const getRevision = (_: Call, {revision}: JsonObject): Fields => ({
  revision: Number(revision ?? 0) + 1,
});

export const fields: Platform['fields'] = {
  RestartApplication: (call, application) =>
    scalePods(call, {...application, _template: '', pods: []}),
  ScaleApplication: (call, application) => {
    const {replicas = 0} = call.request;
    return scalePods(call, {...application, replicas});
  },
  DeleteApplicationPod: (call, pod) => {
    // StatefulSet pods are numbered and keep their names.
    const suffix = `-${createPodSuffix(call)}`;
    return {name: textAt(pod, 'name').replace(/-[a-z\d]{5}$/, suffix)};
  },
  UpdateRelease: getRevision,
  RollbackRelease: getRevision,
};

export const views: Platform['views'] = {
  application: (_, {pods}) => ({
    healthies: objectsIn(pods).filter(({phase}) =>
      ['Running', 'Succeeded'].includes(findTextIn(phase)),
    ).length,
  }),
};

export const functions: Platform['functions'] = {
  CreateRelease: revise,
  UpdateRelease: revise,
  RollbackRelease: revise,
  ListCharts: (call) => ({
    charts: objectsIn(act(call).charts).map((chart) => ({
      ...chart,
      versions: listIn(chart.versions).slice(0, 1),
    })),
  }),
};
