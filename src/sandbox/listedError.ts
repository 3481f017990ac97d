import {ConnectError} from './connectError';
import {textIn, type JsonObject} from './json';
import type {ListedError, SandboxOperation} from './model';

const escaped = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A message with the names of one request in place of those of another. */
function renamed(message: string, from: JsonObject, to: JsonObject): string {
  const names = new Map(
    Object.entries(from)
      .filter(([field]) => textIn(from[field]) && textIn(to[field]))
      .map(([field, name]) => [textIn(name), textIn(to[field])]),
  );
  if (names.size === 0) return message;
  const longestFirst = [...names.keys()].sort((a, b) => b.length - a.length);
  const words = longestFirst.map(escaped).join('|');
  return message.replace(
    new RegExp(`(?<![\\w-])(?:${words})(?![\\w-])`, 'g'),
    (name) => names.get(name) ?? name,
  );
}

/** Names in the message of a page, and those that a call has instead. */
export interface Names {
  from: JsonObject;
  to: JsonObject;
}

/** A listed error, whose message names what this request names. */
export const listedError = (
  {code, message = ''}: ListedError,
  {examples}: SandboxOperation,
  request: JsonObject,
  {from, to}: Names = {from: {}, to: {}},
): ConnectError =>
  new ConnectError(
    code,
    renamed(message, {...examples[0]?.request, ...from}, {...request, ...to}),
  );
