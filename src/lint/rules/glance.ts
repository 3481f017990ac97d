import type {Description} from '../description';
import type {
  Glance,
  OpenApiOperation,
  RepeatEffect,
} from '../../reference/openapi';
import {faultOfRpcName} from '../../reference/rpcNames';
import {problemAt, type Problem} from '../../files/sourceFile';
import type {ApiNames} from './names';

/** Effects that have room for a failure. */
const failing: RepeatEffect[] = ['fails', 'fails-partway', 'varies'];

/** What a text says that names a failure, and nothing but a failure. */
const saysFailure = /\b(?:fails?|refuses)\b|\bends? with\b/;
const saysOnlyFailure = /^(?:A repeat|Every call) (?:fails|ends with)\b/;

/** What is wrong with the effect of a repeat, beside its text. */
function faultOfRepeat(
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

/**
 * The facts at a glance name operations that exist, agree with
 * `x-destructive`, and say what a repeat does, in the same sense twice.
 */
export function checkGlance(
  {operations}: Description,
  names: ApiNames,
): Problem[] {
  return operations.flatMap(({source, operation}) => {
    const glance = operation['x-at-a-glance'];
    // That there are facts is a matter of their shape.
    if (!glance?.repeat) return [];
    const at = (key: string, message: string): Problem =>
      problemAt(source, ['post', 'x-at-a-glance', key], message);
    const problems: Problem[] = [];
    const destroys = glance.effect === 'destroys';
    if (destroys !== (operation['x-destructive'] ?? false)) {
      problems.push(
        at(
          'effect',
          destroys
            ? 'An operation that destroys has "x-destructive: true" too.'
            : 'An operation with "x-destructive: true" has the effect "destroys".',
        ),
      );
    }
    const repeatFault = faultOfRepeat(operation, glance);
    if (repeatFault) problems.push(at('repeat', repeatFault));
    const named = [
      ['poll', glance.poll?.operation],
      ...(glance.needs ?? []).map(({from}) => ['needs', from]),
    ] as [key: string, name: string | undefined][];
    for (const [key, name] of named) {
      const fault = name && faultOfRpcName(names.operations, name);
      if (fault) problems.push(at(key, fault));
    }
    return problems;
  });
}
