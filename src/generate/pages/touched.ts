import difference from 'es-toolkit/compat/difference';
import type {Layer} from '../../api/layers';
import type {Operation} from '../../api/model';
import {describesObject} from '../../api/names';
import {linkToSchema, type TouchedData} from '../../api/pageData';
import {findNamed} from '../objectUses';
import {findSchema, type PageContext} from './context';

/** Kinds of objects that a call creates, changes, and deletes. */
function findTouched({path}: Operation, {sandbox}: PageContext) {
  const {objects, operations} = sandbox;
  const {
    elsewhere = [],
    refused = [],
    keeps = [],
    ...rule
  } = operations[path]?.rule ?? {};
  // Calls that would lose these are refused.
  const kept = [...keeps, ...refused.map(({exists}) => exists?.$find)];
  const findInner = (kind: string): string[] => [
    kind,
    ...Object.keys(objects)
      .filter((one) => objects[one]!.within?.object === kind)
      .filter((one) => !kept.includes(one))
      .flatMap(findInner),
  ];
  const getOthers = (key: 'make' | 'delete'): string[] =>
    elsewhere.filter((one) => one[key]).map(({object}) => object);
  const deletes = [rule.delete ?? [], getOthers('delete')].flat();
  const creates = [rule.create ?? [], getOthers('make')].flat();
  const changes = [rule.update ?? [], elsewhere.map(({object}) => object)];
  return {
    deletes: deletes.flatMap(findInner),
    creates,
    changes: difference(changes.flat(), deletes, creates, keeps),
  };
}

/**
 * What a call touches, according to the rules of the sandbox; `undefined` if
 * that is no layer.
 */
export function getTouchedData(
  operation: Operation,
  context: PageContext,
): TouchedData | undefined {
  const {reference, sandbox} = context;
  const {effect = 'none', serviceKey} = operation;
  if (effect === 'none') return undefined;
  const {creates, changes, deletes} = findTouched(operation, context);
  const find = (kind: string) =>
    findSchema(context, sandbox.objects[kind]!.schema);
  const findLayer = (key: string | undefined): Layer | undefined =>
    reference.services.find((one) => one.key === key)?.layer;
  const layers: TouchedData['layers'] = {};
  const light = (layer: Layer | undefined, how: typeof effect): void => {
    if (layer) layers[layer] = how;
  };
  const lightAll = (kinds: string[], how: typeof effect): void => {
    for (const kind of kinds) {
      const outer = sandbox.objects[kind]!.within?.object ?? kind;
      light(findLayer(find(outer).serviceKey), how);
    }
  };
  const named = findNamed(operation, sandbox);
  lightAll(
    named.map(({kind}) => kind),
    'reads',
  );
  lightAll([...creates, ...changes], 'writes');
  lightAll(deletes, 'destroys');
  light(findLayer(serviceKey), effect);
  const link = (kinds: string[]) =>
    [...new Set(kinds.map(find))].filter(describesObject).map(linkToSchema);
  return Object.keys(layers).length === 0
    ? undefined
    : {
        layers,
        creates: link(creates),
        changes: link(changes),
        deletes: link(deletes),
      };
}
