import {getFaultOfRpcName} from '../../api/rpcNames';
import type {Glance, OpenApiOperation, RepeatEffect} from '../../api/openapi';
import type {Rule} from '../rule';

/** Checks summary, sidebar label, errors, and related operations. */
export const operations: Rule = ({operations: all, codes}) => ({
  Operation(operation, {location, report}) {
    const at = (key: string, message: string): void =>
      report({location: location.child([key]), message});
    const {
      operationId,
      summary,
      'x-sidebar-label': label,
      'x-connect-errors': errors = [],
      'x-related': related = [],
    } = operation;
    const isDraft = operation['x-draft'] ?? false;
    const isPhrase = summary && summary.length <= 60 && !summary.endsWith('.');
    if (!isDraft && !isPhrase) {
      at('summary', 'The summary must be a phrase of up to 60 characters.');
    }
    if (label !== undefined && label === summary) {
      at(
        'x-sidebar-label',
        'The label is the summary, which the sidebar shows anyway. Leave it out.',
      );
    }
    if (errors.length === 0 && !isDraft) {
      at('operationId', `${operationId} lists no errors.`);
    }
    for (const {code} of errors) {
      if (codes.has(code)) continue;
      at('x-connect-errors', `"${code}" is not a code of Connect.`);
    }
    for (const name of related) {
      const fault = getFaultOfRpcName(all, name);
      if (fault) at('x-related', fault);
    }
  },
});

/** The home page must show operations of the service itself. */
export const home: Rule = ({operations: all}) => ({
  Tag({name, 'x-home': area}, {location, report}) {
    const own = all.filter(({id}) => id.startsWith(`${name}_`));
    area?.operations?.forEach(({rpc}, index) => {
      const message = getFaultOfRpcName(own, rpc);
      const at = ['x-home', 'operations', index, 'rpc'];
      if (message) report({location: location.child(at), message});
    });
  },
});

/** Effects that include a failure. */
const failing: RepeatEffect[] = ['fails', 'fails-partway', 'varies'];

/** Words that describe a failure and nothing else. */
const saysFailure = /\b(?:fails?|refuses)\b|\bends? with\b/;
const saysOnlyFailure =
  /^(?:Calling it again|Every call) (?:fails|ends with)\b/;

/** Checks the effect of calling an operation again against its text. */
function findFaultOfRepeat(
  operation: OpenApiOperation,
  {effect, repeat}: Glance,
): string | undefined {
  const {effect: again, text} = repeat;
  if (operation['x-unimplemented']) {
    if (again !== 'fails') {
      return 'An operation with "x-unimplemented: true" has the "effect" of a repeat "fails".';
    }
  } else if (effect === 'reads' && again !== 'changes-nothing') {
    return 'An operation that reads has the "effect" of a repeat "changes-nothing".';
  }
  if (text === undefined) {
    return again === 'changes-nothing'
      ? undefined
      : 'Say in "text" what a repeat does that is not nothing.';
  }
  if (saysOnlyFailure.test(text) && again !== 'fails') {
    return `"text" says that a repeat fails: its "effect" is "fails", not "${again}".`;
  }
  const allowsFailure = failing.includes(again);
  if (allowsFailure === saysFailure.test(text)) return undefined;
  return allowsFailure
    ? `The "effect" of a repeat is "${again}": say in "text" when and why it fails.`
    : `"text" says that a repeat can fail: its "effect" is one of ${failing.join(', ')}, not "${again}".`;
}

/** `x-at-a-glance` must be consistent with the operation. */
export const atAGlance: Rule = ({operations: all}) => ({
  Operation(operation, {location, report}) {
    const glance = operation['x-at-a-glance'];
    // The JSON Schema requires it.
    if (!glance?.repeat) return;
    const at = (key: string, message: string): void =>
      report({location: location.child(['x-at-a-glance', key]), message});
    const destroys = glance.effect === 'destroys';
    if (destroys !== (operation['x-destructive'] ?? false)) {
      at(
        'effect',
        destroys
          ? 'An operation that destroys has "x-destructive: true" too.'
          : 'An operation with "x-destructive: true" has the effect "destroys".',
      );
    }
    const repeatFault = findFaultOfRepeat(operation, glance);
    if (repeatFault) at('repeat', repeatFault);
    const named = [
      ['poll', glance.poll?.operation] as const,
      ...(glance.needs ?? []).map(({from}) => ['needs', from] as const),
    ];
    for (const [key, name] of named) {
      const fault = name && getFaultOfRpcName(all, name);
      if (fault) at(key, fault);
    }
  },
});
