import {readFileSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {descriptionFolder, type Problem} from '../api/description/files';
import {removeImports} from '../api/files/withoutImports';
import {parseMarkdown} from '../api/markdownTree';
import {getEnglishDocuments} from '../translations/documents';
import type {Api} from './api';
import {findFactFaults, getDecidedNames} from './rules/facts';
import {findWordFaults} from './words';

/** Checks the wording, and names set by a server or a charm. */
export function findDocumentProblems(api: Api): Problem[] {
  const {siteDir, avoided} = api;
  const kinds = getDecidedNames(api);
  const introduction = `${descriptionFolder}/introduction.md`;
  const files = [...getEnglishDocuments(siteDir), introduction];
  return files.flatMap((file) => {
    const text = readFileSync(path.join(siteDir, file), 'utf8');
    const problems: Problem[] = text.split('\n').flatMap((line, index) =>
      findFactFaults(kinds, line).map((message) => ({
        file,
        line: index + 1,
        message,
      })),
    );
    visit(parseMarkdown(removeImports(text)), 'text', ({value, position}) => {
      for (const {index, message} of findWordFaults(value, avoided)) {
        const lines = value.slice(0, index).split('\n').length;
        const line = (position?.start.line ?? 1) + lines - 1;
        problems.push({file, line, message: `The text ${message}`});
      }
    });
    return problems;
  });
}
