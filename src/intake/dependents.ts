import type {Change} from '../changes/compare';
import {getLastPart, getOwner, toPath} from '../changes/names';
import type {DescriptionFiles} from './descriptionFiles';

/** What has to be read again after a change. */
export type DependentKind =
  | 'English'
  | 'Chinese'
  | 'examples'
  | 'summary facts'
  | 'error causes'
  | 'sandbox rules'
  | 'guides'
  | 'samples';

export interface Dependent {
  kind: DependentKind;
  file: string;
  line: number;
}

/** Part of a file that a line of it belongs to, by the key above. */
function getKindOfLine(file: string, section: string): DependentKind {
  if (file.startsWith('i18n/')) return 'Chinese';
  if (/workflows\/|docs\/guides\//.test(file)) return 'guides';
  if (/sandbox|^src\/sandbox/.test(file)) return 'sandbox rules';
  if (/error-messages|symptoms/.test(file)) return 'error causes';
  if (section === 'x-at-a-glance' || section === 'x-by-hand') {
    return 'summary facts';
  }
  if (section === 'x-connect-errors') return 'error causes';
  if (section === 'requestBody' || section === 'responses') return 'examples';
  return 'English';
}

/** A file that may mention names of the API. */
export interface Searched {
  file: string;
  text: string;
}

/** What a change is called in texts, and in which files a bare name means it. */
function collectNames({kind, subject, from}: Change): {
  names: string[];
  isOperation: boolean;
} {
  const name = getLastPart(subject);
  const old =
    from !== undefined && kind.endsWith('-renamed') ? getLastPart(from) : '';
  return {
    names: [...new Set([name, old].filter(Boolean))],
    isOperation: kind.startsWith('operation'),
  };
}

const sectionPattern = /^ {2}([\w-]+):/;

/**
 * Everything that mentions what has changed, with file and line: texts of both
 * languages, examples, facts, causes of errors, rules of the sandbox, guides.
 *
 * An operation is looked for everywhere. A field or a value has a name that
 * others share, so it is looked for in the files of the operations and schemas
 * that it touches, and in texts as `Schema.field`.
 *
 * @param files of the description
 * @param others documents, translations and handlers
 */
export function findDependents(
  change: Change,
  files: DescriptionFiles,
  others: readonly Searched[],
): Dependent[] {
  const {names, isOperation} = collectNames(change);
  const operationFiles = files.operationFiles();
  const touched = new Set(
    change.touches.map(({operation}) => toPath(operation)),
  );
  const owner = getOwner(change.subject);
  const schemaFile = files.schemaFiles().get(owner);
  const rpcs = [...touched].map((path) =>
    path.slice(path.lastIndexOf('/') + 1),
  );
  const near = new Set([
    ...[...touched].flatMap((path) => operationFiles.get(path) ?? []),
    ...(schemaFile ? [schemaFile] : []),
  ]);
  const searched: Searched[] = [
    ...files.names().map((file) => ({file, text: files.text(file)})),
    ...others,
  ];
  const word = new RegExp(`(?<![\\w-])(?:${names.join('|')})(?![\\w-])`);
  const full = new RegExp(
    `\\b${getLastPart(owner)}\\.(?:${names.join('|')})(?![\\w-])`,
  );
  const found: Dependent[] = [];
  for (const {file, text} of searched) {
    if (!names.some((name) => text.includes(name))) continue;
    const isOwn =
      isOperation ||
      near.has(file) ||
      // A rule or a step that names the operation and, below, the field.
      (/sandbox|workflows/.test(file) &&
        rpcs.some((rpc) => text.includes(rpc)));
    const isDefinition =
      isOperation && operationFiles.get([...touched][0] ?? '') === file;
    let section = '';
    let isNearRpc = near.has(file) || isOperation;
    text.split('\n').forEach((content, index) => {
      section = sectionPattern.exec(content)?.[1] ?? section;
      if (!isOperation && !near.has(file)) {
        // Within a shared file, the part of an operation that is touched.
        const key = /^ {2}(?:- )?(?:stepId: )?([\w.]+):?/.exec(content)?.[1];
        const called = /operationId: \S+_(\w+)/.exec(content)?.[1];
        const name = called ?? key;
        if (name !== undefined && /^[A-Z]/.test(name)) {
          isNearRpc = rpcs.includes(name) || rpcs.includes(getLastPart(name));
        }
      }
      const isFound =
        full.test(content) || (isOwn && isNearRpc && word.test(content));
      if (!isFound || (isDefinition && /operationId|\$ref/.test(content)))
        return;
      found.push({
        kind: getKindOfLine(file, section),
        file,
        line: index + 1,
      });
    });
  }
  // Each operation that is touched shows its first example in every language.
  const samples =
    change.kind.startsWith('field') || change.kind.startsWith('value')
      ? [...touched].flatMap((path) => operationFiles.get(path) ?? [])
      : [];
  return [
    ...found,
    ...samples.map((file): Dependent => ({kind: 'samples', file, line: 1})),
  ];
}
