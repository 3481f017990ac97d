import type {SourceFile} from '../../../files/sourceFile';
import type {SideText} from '../../sideTexts';
import {nameOf, stepsOf, workflowOf, type Path} from './workflow';

/** Keys that hold words for a reader, and lists of such. */
const keys = new Set([
  'title',
  'summary',
  'description',
  'needs',
  'leaves',
  'undo',
  'expect',
  'worked',
  'when',
  'then',
  'destroys',
]);

/** Data of the API, in which such a key would be a field. */
const data = new Set(['payload', 'outputs', 'default', 'required']);

function wordsIn(value: unknown, path: Path): [string, Path][] {
  if (typeof value === 'string') {
    const key = path.filter((part) => typeof part === 'string').at(-1);
    return typeof key === 'string' && keys.has(key) ? [[value, path]] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, child]) =>
    data.has(key) ? [] : wordsIn(child, [...path, isList ? Number(key) : key]),
  );
}

/** Every text of a guide that a reader sees. */
export const textsOfGuide = (source: SourceFile): SideText[] =>
  wordsIn(source.data, []).map(([text, path]) => ({
    source,
    path,
    what: `${path.filter((part) => typeof part === 'string').at(-1)} of the guide ${nameOf(source)}`,
    text,
  }));

/** Names that a guide has itself: of its inputs and outputs. */
export const ownNames = (source: SourceFile): string[] => [
  ...Object.keys(workflowOf(source).inputs?.properties ?? {}),
  ...stepsOf(source).flatMap(({step}) => Object.keys(step.outputs ?? {})),
];
