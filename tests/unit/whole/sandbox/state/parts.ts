import {
  listIn,
  findObjectIn,
  readValueAt,
  type Json,
  type JsonObject,
} from '../../../../../src/sandbox/json';
import type {State} from './snapshot';

/** What must hold in the state; each returns what does not. */
export type Rule = (state: State) => string[];

export const items = (object: JsonObject, field: string): JsonObject[] =>
  listIn(readValueAt(object, field)).map(findObjectIn);

/** Values that occur several times. */
export function twice(values: readonly (Json | undefined)[]): string[] {
  const texts = values.map((value) => JSON.stringify(value));
  return [...new Set(texts.filter((text, at) => texts.indexOf(text) !== at))];
}

export const unique =
  (list: (state: State) => JsonObject[], ...fields: string[]): Rule =>
  (state) =>
    twice(
      list(state).map((one) =>
        fields.map((field) => readValueAt(one, field) ?? null),
      ),
    );

/** Values that are not among those that there are. */
export const strays = (
  values: readonly (Json | undefined)[],
  known: readonly (Json | undefined)[],
): string[] =>
  values
    .filter((value) => !known.includes(value))
    .map((value) => JSON.stringify(value ?? null));

export const getObjectNames = (
  objects: readonly JsonObject[],
): (Json | undefined)[] => objects.map(({name}) => name);

export const getModel = (machine: JsonObject): Json | undefined =>
  readValueAt(machine, 'workloadAnnotations.juju-model-uuid');

export const parseUnits = ({facilities}: State): JsonObject[] =>
  facilities.flatMap((one) =>
    items(one, 'units').map((unit) => ({...unit, scopeUuid: one.scopeUuid!})),
  );

export const getServices = ({
  virtualMachines,
  applications,
}: State): JsonObject[] =>
  [...virtualMachines, ...applications].flatMap((one) =>
    items(one, 'services').map((service) => ({
      ...service,
      namespace: one.namespace ?? '',
      _cluster: one._cluster ?? '',
    })),
  );

export const getMachine = ({machines}: State, id: Json | undefined) =>
  machines.find((machine) => machine.id === id);

export const getRanges = ({networks}: State): JsonObject[] =>
  networks.flatMap((network) => items(network, 'subnet.ipRanges'));

export const getSubnets = ({networks}: State): JsonObject[] =>
  networks.map(({subnet}) => findObjectIn(subnet)).filter(({id}) => id);
