import {getFaultOfRpcName, findOperationsNamed} from '../../api/rpcNames';
import {removeFences} from '../../api/withoutFences';
import type {Api} from '../api';

const verbs =
  'Add|Attach|Check|Create|Delete|Detach|Do|Execute|Expose|Extend|Get|Grant|Import|Is|List|Migrate|Pause|PowerOff|PowerOn|Protect|Remove|Resolve|Restart|Resume|Revoke|Rollback|Scale|Set|Start|Stop|Unprotect|Update|VNC|Watch|Write';

const operationLike = new RegExp(`^(${verbs})([A-Z][A-Za-z0-9]+)$`);
const serviceLike = /^[A-Z][A-Za-z0-9]+Service$/;
const fieldLike = /^[a-z][a-z0-9]*(?:[A-Z][a-z0-9]*)+$/;

function getFault(name: string, {operations, names}: Api): string | undefined {
  if (names.has(name)) return undefined;
  const called = findOperationsNamed(operations, name).length;
  if (called > 1) return getFaultOfRpcName(operations, name);
  if (called === 1) return undefined;
  const none = (kind: string): string => `The API has no such ${kind}.`;
  if (operationLike.test(name)) return none('operation or message');
  if (serviceLike.test(name)) return none('service');
  return fieldLike.test(name) ? none('field') : undefined;
}

/** Inline code that looks like an API name. */
const findNamesIn = (text: string, {operations}: Api): string[] =>
  [...removeFences(text).matchAll(/`([A-Za-z0-9.]+)(?:\[\])?`/g)].flatMap(
    ([, span = '']) =>
      /[a-z][A-Z]/.test(span) &&
      findOperationsNamed(operations, span).length === 0
        ? span.split('.')
        : [span],
  );

/**
 * Operations, services, messages, and fields in inline code that do not exist.
 *
 * @param own additional names that are allowed
 */
export function findNameFaults(
  text: string,
  api: Api,
  own: ReadonlySet<string> = new Set(),
): string[] {
  return [...new Set(findNamesIn(text, api))].flatMap((name) => {
    const fault = own.has(name) ? undefined : getFault(name, api);
    return fault ? [`names \`${name}\`. ${fault}`] : [];
  });
}
