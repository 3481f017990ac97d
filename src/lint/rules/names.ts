import {getFaultOfRpcName, findOperationsNamed} from '../../api/rpcNames';
import {removeFences} from '../../api/withoutFences';
import type {Api} from '../api';
import type {Rule} from '../rule';
import {textVisitor} from '../texts';

const verbs =
  'Add|Attach|Check|Create|Delete|Detach|Do|Execute|Expose|Extend|Get|Grant|Import|Is|List|Migrate|Pause|PowerOff|PowerOn|Protect|Remove|Resolve|Restart|Resume|Revoke|Rollback|Scale|Set|Start|Stop|Unprotect|Update|VNC|Watch|Write';

const operationLike = new RegExp(`^(${verbs})([A-Z][A-Za-z0-9]+)$`);
const serviceLike = /^[A-Z][A-Za-z0-9]+Service$/;
const fieldLike = /^[a-z][a-z0-9]*(?:[A-Z][a-z0-9]*)+$/;

function getFault(
  name: string,
  {operations, tags, schemaNames, properties}: Api,
): string | undefined {
  const called = findOperationsNamed(operations, name).length;
  const isMessage = schemaNames.has(name);
  if (called > 1 && !isMessage) return getFaultOfRpcName(operations, name);
  if (called || isMessage || tags.has(name) || properties.has(name)) return;
  const none = (kind: string): string => `The API has no such ${kind}.`;
  if (operationLike.test(name)) return none('operation or message');
  if (serviceLike.test(name)) return none('service');
  return fieldLike.test(name) ? none('field') : undefined;
}

/** Names of other systems that look like API names. Add names as needed. */
const foreignNames: ReadonlySet<string> = new Set([]);

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
 * Reports unknown operations, services, messages, and fields in inline code.
 *
 * @param own additional names that are allowed
 */
export function findNameFaults(
  subject: string,
  text: string,
  api: Api,
  own: ReadonlySet<string> = new Set(),
): string[] {
  return [...new Set(findNamesIn(text, api))].flatMap((name) => {
    if (own.has(name) || foreignNames.has(name) || api.former.has(name)) {
      return [];
    }
    const fault = getFault(name, api);
    return fault
      ? [`The description of ${subject} names \`${name}\`. ${fault}`]
      : [];
  });
}

/** Operations, services, messages, and fields in text must exist. */
export const names: Rule = (api) =>
  textVisitor(({location, kind, subject, text = ''}, {report}) => {
    if (kind === 'label') return;
    for (const message of findNameFaults(subject, text, api)) {
      report({location, message});
    }
  });
