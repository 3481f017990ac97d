import difference from 'es-toolkit/compat/difference';
import uniq from 'es-toolkit/compat/uniq';
import type {Operation} from '../../api/model';
import {describesObject} from '../../api/names';
import {linkToSchema, type TouchedData} from '../../api/pageData';
import {findNamed} from '../objectUses';
import {findSchema, type PageContext} from './context';

/** Kinds of objects that a call creates, changes, and deletes. */
function findTouched({path}: Operation, {sandbox}: PageContext) {
  const {objects, operations} = sandbox;
  const rule = operations[path]?.rule ?? {};
  const {sideEffects = [], refused = [], keeps = []} = rule;
  // Calls that would lose these are refused.
  const kept = [...keeps, ...refused.map(({exists}) => exists?.$find)];
  const findInner = (kind: string): string[] => [
    kind,
    ...Object.keys(objects)
      .filter((one) => objects[one]!.within?.object === kind)
      .filter((one) => !kept.includes(one))
      .flatMap(findInner),
  ];
  const join = (own: string | undefined, others: typeof sideEffects) => [
    ...(own ? [own] : []),
    ...others.map(({object}) => object),
  ];
  const deletes = join(
    rule.delete,
    sideEffects.filter((one) => one.delete),
  );
  const creates = join(
    rule.create,
    sideEffects.filter((one) => one.make),
  );
  const changes = join(rule.update, sideEffects);
  return {
    creates,
    changes: difference(changes, deletes, creates, keeps),
    deletes: deletes.flatMap(findInner),
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
  const {creates, changes, deletes} = findTouched(operation, context);
  const find = (kind: string) =>
    findSchema(context, sandbox.objects[kind]!.schema);
  const layers: TouchedData['layers'] = {};
  const light = (how: typeof effect, services: (string | undefined)[]) => {
    for (const {key, layer} of reference.services) {
      if (layer && services.includes(key)) layers[layer] = how;
    }
  };
  const getServices = (kinds: string[]) =>
    kinds.map(
      (kind) => find(sandbox.objects[kind]!.within?.object ?? kind).serviceKey,
    );
  const named = findNamed(operation, sandbox).map(({kind}) => kind);
  light('reads', getServices(named));
  light('writes', getServices([...creates, ...changes]));
  light('destroys', getServices(deletes));
  light(effect, [serviceKey]);
  const link = (kinds: string[]) =>
    uniq(kinds.map(find)).filter(describesObject).map(linkToSchema);
  return effect === 'none' || Object.keys(layers).length === 0
    ? undefined
    : {
        layers,
        creates: link(creates),
        changes: link(changes),
        deletes: link(deletes),
      };
}
