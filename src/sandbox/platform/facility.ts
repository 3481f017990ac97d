import {
  getExampleFor,
  fail,
  findObjectsWith,
  type Call,
  type OperationHandler,
} from '../call';
import {
  listIn,
  findObjectIn,
  findTextIn,
  readValueAt,
  type Json,
  type JsonObject,
} from '../../calls/json';
import {exampleNote} from '../notes';
import {clone} from '../store';
import {makeLabels, makeOsds, waitingUnit} from './nodes';
import {countCopiesIn, getMachine, removeAll} from './tools';

/** The new units, on the machines of `placements` as far as there are any. */
function addUnits(facility: JsonObject, call: Call): Record<string, Json> {
  const {number, placements} = call.request;
  const known = listIn(facility.units);
  const added = Array.from({length: countCopiesIn(number)}, (_, index) => {
    const {machine, machineId} = findObjectIn(listIn(placements)[index]);
    // A unit in a container shows no machine.
    const host = machine === true ? getMachine(call, machineId) : undefined;
    return waitingUnit(
      call,
      `${findTextIn(facility.name)}/${known.length + index}`,
      {
        machineId: machine === true ? findTextIn(machineId) : '',
        hostname: findTextIn(host?.hostname),
        _added: true,
      },
    );
  });
  return {
    _answer: {unitNames: added.map(({name = ''}) => name)},
    units: [...known, ...added],
  };
}

/** The options that a text sets for a facility. */
function findOptionsIn(text: string, facility: string): Record<string, string> {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.trimEnd() === `${facility}:`);
  const options: Record<string, string> = {};
  for (const line of start < 0 ? [] : lines.slice(start + 1)) {
    if (/^\S/.test(line)) break;
    const [, option, value = ''] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (option) options[option] = value.trim();
  }
  return options;
}

/** The options of a charm as Juju shows them, with new values for some. */
function withOptions(
  text: string,
  options: Record<string, string>,
): string | undefined {
  if (text === '') return undefined;
  let option = '';
  const lines = text.split('\n').map((line) => {
    option = /^([\w-]+):/.exec(line)?.[1] ?? option;
    const value = options[option];
    if (value === undefined) return line;
    return line
      .replace(/^( {2}value:).*/, (_, key: string) => `${key} ${value}`)
      .replace(/^( {2}source:).*/, '$1 user');
  });
  return lines.join('\n');
}

/** What operations of facilities do. */
export const facilityHandlers: Record<string, OperationHandler> = {
  AddFacilityUnits: {
    set: addUnits,
    then: [
      {
        // Once installed, the charms of a cluster make a machine a node and use
        // its disks.
        after: 6,
        run: (call, {value}) => {
          const name = findTextIn(value.name);
          for (const placement of listIn(call.request.placements)) {
            const {machine, machineId} = findObjectIn(placement);
            if (machine !== true) continue;
            const host = getMachine(call, machineId);
            if (/-kubernetes-control-plane$/.test(name)) {
              makeLabels(call, name, host);
            } else if (/-ceph-osd$/.test(name)) {
              makeOsds(call, name.replace(/osd$/, 'mon'), host, 1);
            }
          }
        },
      },
    ],
  },
  CreateFacility: {
    causes: ['noCharm'],
    check: (call) => {
      const {charmName = ''} = call.request;
      const isKnown = ['charm', 'otherCharm'].some(
        (kind) => findObjectsWith(call, kind, {name: charmName}).length > 0,
      );
      if (!isKnown) fail(call, 'noCharm');
    },
  },
  UpdateFacility: {
    set: (facility, call) => ({
      'metadata.configYaml': withOptions(
        findTextIn(readValueAt(facility, 'metadata.configYaml')),
        findOptionsIn(
          findTextIn(call.request.configYaml),
          findTextIn(facility.name),
        ),
      ),
    }),
  },
  DeleteFacility: {
    effects: (call, {value: {name = ''}}) => {
      const {scopeUuid = ''} = call.request;
      removeAll(call, 'essential', {name, scopeUuid});
    },
  },
  ListActions: {
    causes: ['noFacility'],
    answer: (call) => {
      const name = call.request.facilityName ?? '';
      const [facility] = findObjectsWith(call, 'facility', {name});
      if (!facility) fail(call, 'noFacility');
      // The data center has the actions of this charm alone.
      if (!/\/ceph-mon\b/.test(findTextIn(facility.charmName))) {
        call.note = exampleNote;
      }
      return getExampleFor(call.operation, call.request);
    },
  },
  ListCharmArtifacts: {
    causes: ['noCharm'],
    answer: (call) => {
      const {examples} = call.operation;
      const name = call.request.name ?? '';
      const [charm] = findObjectsWith(call, 'charm', {name});
      if (!charm) fail(call, 'noCharm');
      const example = examples.find(({request}) => request.name === name);
      const {defaultArtifact = {}} = charm;
      return clone(example?.response ?? {artifacts: [defaultArtifact]});
    },
  },
  ResolveFacilityUnitErrors: {
    causes: ['always'],
    answer: (call) => fail(call, 'always'),
  },
};
