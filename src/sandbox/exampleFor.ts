import {sameJson, type JsonObject} from './json';
import type {SandboxOperation} from './model';
import {clone} from './store';

/** The example whose request is most like this one. */
export function exampleFor(
  {examples}: SandboxOperation,
  request: JsonObject,
): JsonObject {
  const likeness = (example: JsonObject): number =>
    Object.entries(example).filter(([field, value]) =>
      sameJson(request[field], value),
    ).length -
    Object.keys(request).filter((field) => example[field] === undefined).length;
  const [best] = [...examples].sort(
    (a, b) => likeness(b.request) - likeness(a.request),
  );
  return clone(best?.response ?? {});
}
