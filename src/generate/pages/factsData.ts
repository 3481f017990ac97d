import type {FactsData, RpcLink} from '../../api/pageData';
import {getOperationLink} from '../../api/links';
import type {Glance} from '../../api/openapi';
import {findOperationsNamed} from '../../api/rpcNames';
import {inlineText, type PageContext} from './context';

function getRpcLink(name: string, {reference}: PageContext): RpcLink {
  const [operation] = findOperationsNamed(
    [...reference.operations.values()],
    name,
  );
  return operation
    ? {name: operation.rpc, to: getOperationLink(operation)}
    : {name};
}

export function getFactsData(glance: Glance, context: PageContext): FactsData {
  const {repeat, longest, needs = [], poll, ...facts} = glance;
  return {
    ...facts,
    repeat: repeat.effect,
    ...(repeat.text && {repeatText: inlineText(repeat.text, context)}),
    ...(longest && {longest: inlineText(longest, context)}),
    ...(needs.length > 0 && {
      needs: needs.map(({text, from}) => ({
        text: inlineText(text, context),
        ...(from && {from: getRpcLink(from, context)}),
      })),
    }),
    ...(poll && {
      poll: {...poll, operation: getRpcLink(poll.operation, context)},
    }),
  };
}
