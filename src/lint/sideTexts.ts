import type {SourceFile} from '../files/sourceFile';
import type {Description, OperationSource, Text} from './description';

/** A text beside the descriptions: its words count, its form is its own. */
export interface SideText {
  source: SourceFile;
  path: readonly (string | number)[];
  /** What it is, such as `fix of ListPools`. */
  what: string;
  text: string;
}

/** Keys that hold words for a reader, wherever they stand in an operation. */
const keys = new Set(['summary', 'text', 'longest', 'note', 'check', 'fix']);

/** Data of the API, in which such a key would be a field. */
const data = new Set(['value', 'schema']);

function wordsIn(
  value: unknown,
  path: readonly (string | number)[],
  found: (text: string, path: readonly (string | number)[]) => void,
): void {
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  for (const [key, child] of Object.entries(value)) {
    if (data.has(key)) continue;
    const here = [...path, isList ? Number(key) : key];
    if (typeof child === 'string' && keys.has(key)) found(child, here);
    else wordsIn(child, here, found);
  }
}

function ofOperation({source, operation}: OperationSource): SideText[] {
  const texts: SideText[] = [];
  const [, name = operation.operationId] = operation.operationId.split('_');
  wordsIn(operation, ['post'], (text, path) => {
    texts.push({source, path, what: `${path.at(-1)} of ${name}`, text});
  });
  return texts;
}

/** Summaries, facts at a glance, notes, and what to check and fix. */
export const sideTextsOf = ({operations}: Description): SideText[] =>
  operations.flatMap(ofOperation);

/** Texts at the side as texts, to which rules of descriptions can be put. */
export const remarksFrom = (sideTexts: readonly SideText[]): Text[] =>
  sideTexts.map(({what, ...text}): Text => ({
    ...text,
    subject: what,
    name: what,
    kind: 'remark',
  }));

/** Texts at the side that are whole sentences, with the rules of descriptions. */
export const remarksOf = (sideTexts: readonly SideText[]): Text[] =>
  remarksFrom(
    sideTexts.filter(
      ({path}) =>
        ['check', 'fix', 'note'].includes(`${path.at(-1)}`) ||
        path.at(-2) === 'repeat',
    ),
  );
