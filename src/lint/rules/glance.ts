import type {Description} from '../description';
import {faultOfRpcName} from '../../reference/rpcNames';
import {problemAt, type Problem} from '../../files/sourceFile';
import type {ApiNames} from './names';

/**
 * The facts at a glance name operations that exist, agree with
 * `x-destructive`, and say what a repeat does that is not safe.
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
    if (!glance.repeat.safe && !glance.repeat.text) {
      problems.push(
        at('repeat', 'Say in "text" what a repeat does that is not safe.'),
      );
    }
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
