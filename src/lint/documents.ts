import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {descriptionFolder, type Problem} from '../api/description/files';
import {removeImports} from '../api/files/withoutImports';
import {parseMarkdown} from '../api/markdownTree';
import {findStrangeNames, type DecidedNames} from './facts';
import {getEnglishDocuments} from '../translations/documents';
import {findFactFault} from './rules/facts';
import {findWordFaults, type Avoided} from './words';

/** Placeholder for code in text, so that phrases do not match across it. */
const gap = '\u0000';

function getProse(block: Nodes): {
  prose: string;
  lineAt: (index: number) => number;
} {
  const starts: [index: number, line: number][] = [];
  let prose = '';
  visit(block, (node) => {
    if ('children' in node) return;
    const start = node.position?.start.line ?? 1;
    const value = node.type === 'text' ? node.value : gap;
    value.split('\n').forEach((line, index, all) => {
      starts.push([prose.length, start + index]);
      prose += index < all.length - 1 ? `${line}\n` : line;
    });
  });
  const lineAt = (index: number): number =>
    starts.filter(([from]) => from <= index).at(-1)?.[1] ?? 1;
  return {prose, lineAt};
}

/** Checks the wording, and names set by a server or a charm. */
export function findDocumentProblems(
  siteDir: string,
  avoided: readonly Avoided[],
  kinds: readonly DecidedNames[],
): Problem[] {
  const introduction = `${descriptionFolder}/introduction.md`;
  const files = [...getEnglishDocuments(siteDir), introduction];
  return files.flatMap((file) => {
    const text = readFileSync(path.join(siteDir, file), 'utf8');
    const problems: Problem[] = text.split('\n').flatMap((line, index) =>
      kinds.flatMap((kind) =>
        findStrangeNames(kind, line).map((name) => ({
          file,
          line: index + 1,
          message: findFactFault(kind, name),
        })),
      ),
    );
    const blocks = ['paragraph', 'heading', 'tableCell'] as const;
    visit(parseMarkdown(removeImports(text)), blocks, (block) => {
      const {prose, lineAt} = getProse(block);
      for (const {index, message} of findWordFaults(prose, avoided)) {
        const line = lineAt(index);
        problems.push({file, line, message: `The text ${message}`});
      }
    });
    return problems;
  });
}
