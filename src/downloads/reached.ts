import {referencesIn} from '../reference/references';
import type {Components, WholeDocument} from './wholeDocument';

/**
 * The components that parts of a description refer to, and those that these
 * refer to, in the order of the description; besides them the security schemes
 * that every call may use.
 *
 * @throws with the reference that leads to nothing
 */
export function reachedComponents(
  parts: unknown,
  {components, security}: Pick<WholeDocument, 'components' | 'security'>,
): Components {
  const known = components as unknown as Record<string, object>;
  const reached = new Set<string>();
  const waiting = referencesIn(parts);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    const [, kind = '', name = ''] =
      /^#\/components\/([^/]+)\/([^/]+)$/.exec(next) ?? [];
    const group = known[kind] as Record<string, unknown> | undefined;
    if (!group || !Object.hasOwn(group, name)) {
      throw new Error(`openapi/: ${next} leads to nothing.`);
    }
    waiting.push(...referencesIn(group[name]));
  }
  for (const name of security.flatMap(Object.keys)) {
    reached.add(`#/components/securitySchemes/${name}`);
  }
  return Object.fromEntries(
    Object.entries(known)
      .map(([kind, group]): [string, object] => [
        kind,
        Object.fromEntries(
          Object.entries(group).filter(([name]) =>
            reached.has(`#/components/${kind}/${name}`),
          ),
        ),
      ])
      .filter(([, group]) => Object.keys(group).length > 0),
  ) as unknown as Components;
}
