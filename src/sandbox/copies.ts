import type {Json, JsonObject} from './json';

/** A template that is filled several times; see `openapi/README.md`. */
export interface Copies {
  /** How many there are. */
  $times?: Json | undefined;
  /** The number of the first one. */
  $from?: Json | undefined;
  /** What `$item` stands for, one after the other. */
  $over?: Json | undefined;
}

/** More would only keep a reader waiting. */
const most = 100;

/**
 * The fields that a request has besides for each copy of a template:
 * `ordinal`, its number, and `item`, which those beyond the list have not.
 */
export function copiesOf({$times, $from, $over}: Copies): JsonObject[] {
  const items = Array.isArray($over) ? $over : [];
  const times = $times === undefined ? items.length : Number($times);
  const length = Math.min(Math.max(0, Math.trunc(times) || 0), most);
  return Array.from({length}, (_, index): JsonObject => {
    const item = items[index];
    const ordinal = String(Number($from ?? 0) + index);
    return item === undefined ? {ordinal} : {ordinal, item};
  });
}
